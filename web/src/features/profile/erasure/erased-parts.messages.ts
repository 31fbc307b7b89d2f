import { defineMessage } from 'react-intl';

export const partMessages = {
  title: defineMessage({ id: 'erasure.parts', defaultMessage: 'Effacer moins', description: 'Heading over what is said of erasing less than the account' }),
  how: defineMessage({
    id: 'erasure.parts.how',
    defaultMessage:
      'Une pensée, ou le son d’un enregistrement seul, s’efface pour toujours depuis sa page\u202f; plusieurs pensées, une fois choisies dans une liste\u202f; celles d’un fil, depuis le menu de sa page. Celles d’une période s’effacent ici.',
    description: 'Where less than the account is erased',
  }),
  done: defineMessage({ id: 'erasure.parts.done', defaultMessage: 'Déjà effacé', description: 'Heading over the erasures that were asked for' }),
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
  certificate: defineMessage<{ number: string }>({ id: 'erasure.parts.certificate', defaultMessage: 'Attestation {number}', description: 'Link to the certificate of an erasure' }),
};
