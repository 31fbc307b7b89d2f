import { defineMessage } from 'react-intl';

export const partMessages = {
  title: defineMessage({
    id: 'erasure.parts',
    defaultMessage: 'Effacer moins',
    description: 'Heading over what is said of erasing less than the account',
  }),
  how: defineMessage({
    id: 'erasure.parts.how',
    defaultMessage:
      'Une pensée s’efface pour toujours depuis sa page, ou plusieurs à la fois quand vous les choisissez dans la liste.',
    description: 'Where less than the account is erased',
  }),
  what: defineMessage<{ thoughts: number; sounds: number }>({
    id: 'erasure.parts.what',
    defaultMessage:
      '{thoughts, plural, =0 {} one {Une pensée effacée} other {{thoughts, number} pensées effacées}}{sounds, plural, =0 {} one {Un enregistrement effacé} other {{sounds, number} enregistrements effacés}}',
    description: 'One of the erasures',
  }),
  when: defineMessage<{ moment: string; done: string }>({
    id: 'erasure.parts.when',
    defaultMessage: '{done, select, true {Demandé le {moment}} other {Demandé le {moment}, en cours}}',
    description: 'When it was asked for, and whether it is done',
  }),
  certificate: defineMessage<{ number: string }>({
    id: 'erasure.parts.certificate',
    defaultMessage: 'Attestation {number}',
    description: 'Link to the certificate of an erasure',
  }),
};
