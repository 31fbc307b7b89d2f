import { defineMessage, type MessageTag } from 'react-intl';

export const askedMessages = {
  asked: defineMessage<{ when: 'now' | 'in-seven-days' }>({
    id: 'erasure.asked',
    defaultMessage: '{when, select, now {Votre écrin s’efface} other {L’effacement est demandé}}',
    description: 'Title of the page after asking; now: without days of grace',
  }),
  text: defineMessage<{ when: 'now' | 'in-seven-days'; moment: string }>({
    id: 'erasure.asked.text',
    defaultMessage:
      '{when, select, now {Vos clés sont détruites en ce moment, puis les copies. Rien ne l’annule plus.} other {Vous reconnecter l’annule, jusqu’au {moment}. D’ici là, tout reste en place.}}',
    description: 'Under that title; moment: date and time',
  }),
  number: defineMessage({ id: 'erasure.asked.number', defaultMessage: 'Numéro', description: 'Of the certificate' }),
  code: defineMessage({ id: 'erasure.asked.code', defaultMessage: 'Code', description: 'That opens the certificate' }),
  copy: defineMessage({ id: 'erasure.asked.copy', defaultMessage: 'Copier', description: 'Button' }),
  copyText: defineMessage<{ number: string; code: string; address: string }>({
    id: 'erasure.asked.copy.text',
    defaultMessage: 'Attestation d’effacement\nNuméro\u00a0: {number}\nCode\u00a0: {code}\n{address}',
    description: 'What is copied',
  }),
  copied: defineMessage({ id: 'erasure.asked.copied', defaultMessage: 'Numéro, code et adresse sont copiés', description: 'Short message' }),
  notCopied: defineMessage({ id: 'erasure.asked.not-copied', defaultMessage: 'La copie n’a pas marché. Notez le numéro et le code.', description: 'Short message when the browser allows no copying' }),
  print: defineMessage({ id: 'erasure.asked.print', defaultMessage: 'Imprimer', description: 'Button' }),
  where: defineMessage<{ a: MessageTag }>({
    id: 'erasure.asked.where',
    defaultMessage: 'L’attestation s’ouvrira sur <a>sa propre page</a>, une fois tout effacé. Gardez celle-ci\u00a0: votre adresse s’efface avec le reste, et nous ne pourrons pas vous la renvoyer.',
    description: 'Where the certificate will be, and why number and code must be kept; a: link to it',
  }),
  undo: defineMessage({ id: 'erasure.asked.undo', defaultMessage: 'Me reconnecter et tout garder', description: 'Link to signing in, which undoes the erasure' }),
};
