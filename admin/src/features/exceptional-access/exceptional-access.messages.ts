import { defineMessage } from 'react-intl';

export const exceptionalAccessMessages = {
  title: defineMessage({
    id: 'exceptional-access.title',
    defaultMessage: 'Contenu',
    description: 'Screen: the words of one client',
  }),
  back: defineMessage({
    id: 'exceptional-access.back',
    defaultMessage: 'Fiche du client',
    description: 'Link to the page of the client',
  }),
  failed: defineMessage({
    id: 'exceptional-access.failed',
    defaultMessage: 'L’accès n’a pas pu être vérifié',
    description: 'Heading when the state could not be loaded',
  }),
  loading: defineMessage({
    id: 'exceptional-access.loading',
    defaultMessage: 'Vérification de l’accès',
    description: 'While the state is being loaded',
  }),
  masked: defineMessage({
    id: 'exceptional-access.masked',
    defaultMessage: 'Le contenu est masqué',
    description: 'Heading of the panel while nothing is open',
  }),
  maskedText: defineMessage({
    id: 'exceptional-access.masked.text',
    defaultMessage:
      'Les rubans n’ont pas la longueur des mots. Un accès exceptionnel les ouvre pour quinze minutes. Le client et les autres super administrateurs en reçoivent l’avis aussitôt.',
    description: 'Under it',
  }),
  open: defineMessage({
    id: 'exceptional-access.open',
    defaultMessage: 'Accès exceptionnel',
    description: 'Button and title of the dialog that opens the words of a client',
  }),
  openText: defineMessage({
    id: 'exceptional-access.open.text',
    defaultMessage:
      'Le contenu de ce client vous est ouvert pour quinze minutes. Votre motif, la durée et chaque pensée ouverte sont inscrits dans son journal, et y restent.',
    description: 'Text of the dialog',
  }),
  openConfirm: defineMessage({
    id: 'exceptional-access.open.confirm',
    defaultMessage: 'Ouvrir pour quinze minutes',
    description: 'Button of the dialog',
  }),
  asked: defineMessage({
    id: 'exceptional-access.cause.asked',
    defaultMessage: 'Le client l’a demandé',
    description: 'Why the words are opened',
  }),
  fault: defineMessage({
    id: 'exceptional-access.cause.fault',
    defaultMessage: 'Le client a signalé un défaut',
    description: 'Why the words are opened',
  }),
  danger: defineMessage({
    id: 'exceptional-access.cause.danger',
    defaultMessage: 'Quelqu’un est peut-être en danger',
    description: 'Why the words are opened',
  }),
  law: defineMessage({
    id: 'exceptional-access.cause.law',
    defaultMessage: 'La loi y oblige',
    description: 'Why the words are opened',
  }),
  left: defineMessage<{ left: string }>({
    id: 'exceptional-access.left',
    defaultMessage: 'Contenu ouvert, encore {left}',
    description: 'Countdown; left: minutes and seconds',
  }),
  leftText: defineMessage({
    id: 'exceptional-access.left.text',
    defaultMessage: 'Chaque pensée que vous ouvrez est inscrite dans le journal du client.',
    description: 'Beside the countdown',
  }),
  close: defineMessage({
    id: 'exceptional-access.close',
    defaultMessage: 'Terminer maintenant',
    description: 'Button that ends the access before its time',
  }),
  ended: defineMessage({
    id: 'exceptional-access.ended',
    defaultMessage: 'L’accès est terminé, le contenu est de nouveau masqué',
    description: 'Toast at the end of an access',
  }),
  thoughts: defineMessage<{ total: number; exact: string }>({
    id: 'exceptional-access.thoughts',
    defaultMessage:
      '{exact, select, false {Plus de {total, number} pensées} other {{total, plural, =0 {Aucune pensée} one {Une pensée} other {# pensées}}}}',
    description: 'Heading of the list of the thoughts of the client',
  }),
  spoken: defineMessage({
    id: 'exceptional-access.spoken',
    defaultMessage: 'Pensée vocale',
    description: 'A thought in the list',
  }),
  written: defineMessage({
    id: 'exceptional-access.written',
    defaultMessage: 'Pensée écrite',
    description: 'A thought in the list',
  }),
  opened: defineMessage({
    id: 'exceptional-access.opened',
    defaultMessage: 'ouverte',
    description: 'Mark of a thought that was opened in this access',
  }),
  more: defineMessage({
    id: 'exceptional-access.more',
    defaultMessage: 'Montrer la suite',
    description: 'Button for older thoughts',
  }),
  choose: defineMessage({
    id: 'exceptional-access.choose',
    defaultMessage: 'Choisissez une pensée pour l’ouvrir.',
    description: 'While no thought is chosen',
  }),
  noWords: defineMessage({
    id: 'exceptional-access.no-words',
    defaultMessage: 'Cette pensée n’a pas encore de mots.',
    description: 'A spoken thought that is not transcribed',
  }),
  soundErased: defineMessage<{ on: string }>({
    id: 'exceptional-access.sound-erased',
    defaultMessage: 'L’enregistrement a été effacé le {on}\u202f; les mots restent.',
    description: 'Instead of the sound of an opened thought; on is a date',
  }),
  summary: defineMessage({
    id: 'exceptional-access.summary',
    defaultMessage: 'Résumé',
    description: 'What Écrin understood of a thought',
  }),
  keyInsights: defineMessage({
    id: 'exceptional-access.key-insights',
    defaultMessage: 'Idées clés',
    description: 'What Écrin understood of a thought',
  }),
  tags: defineMessage({
    id: 'exceptional-access.tags',
    defaultMessage: 'Étiquettes',
    description: 'What Écrin understood of a thought',
  }),
  transcribedBy: defineMessage({
    id: 'exceptional-access.transcribed-by',
    defaultMessage: 'Transcrite par',
    description: 'The engine and model that transcribed a thought',
  }),
  listen: defineMessage({
    id: 'exceptional-access.listen',
    defaultMessage: 'Ouvrir l’enregistrement',
    description: 'Button that loads the sound of a thought; that it was opened is recorded',
  }),
};
