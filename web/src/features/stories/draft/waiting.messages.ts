import { defineMessage } from 'react-intl';

/** Of a composed draft that its author has not accepted. */
export const waitingMessages = {
  waits: defineMessage({
    id: 'stories.waiting.waits',
    defaultMessage: 'Un brouillon composé par l’IA attend que vous l’acceptiez.',
    description: 'Above the text, once the draft was composed at another time',
  }),
  accept: defineMessage({ id: 'stories.waiting.accept', defaultMessage: 'Accepter le brouillon', description: 'Button: others may read it from now on' }),
  accepted: defineMessage({ id: 'stories.waiting.accepted', defaultMessage: 'Brouillon accepté', description: 'Toast' }),
  unchanged: defineMessage<{ links: number }>({
    id: 'stories.waiting.unchanged',
    defaultMessage:
      '{links, plural, =0 {Tant que vous ne l’avez pas accepté, un brouillon n’est ni dans un lien, ni dans un livre.} one {Le lien ouvert montre toujours le texte d’avant, jusqu’à ce que vous acceptiez le brouillon.} other {Les # liens ouverts montrent toujours le texte d’avant, jusqu’à ce que vous acceptiez le brouillon.}}',
    description: 'What readers see while a draft is composed, and until it is accepted',
  }),
  held: defineMessage<{ count: number }>({
    id: 'stories.waiting.held',
    defaultMessage:
      '{count, plural, =0 {} one {La phrase sans source reste cachée à qui lit, sauf si vous la gardez.} other {Les # phrases sans source restent cachées à qui lit, sauf celles que vous gardez.}}',
    description: 'Of sentences no thought bears out',
  }),
  textBefore: defineMessage({
    id: 'stories.waiting.textBefore',
    defaultMessage: 'Le brouillon n’y est pas\u00A0: vous ne l’avez pas encore accepté.',
    description: 'Where a link or a book has the text before the draft',
  }),
  linkBefore: defineMessage({ id: 'stories.waiting.linkBefore', defaultMessage: 'Montre le texte d’avant le brouillon', description: 'Mark of a link' }),
};
