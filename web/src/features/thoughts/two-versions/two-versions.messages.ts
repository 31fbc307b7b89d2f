import { defineMessage } from 'react-intl';

export const twoVersionsMessages = {
  heading: defineMessage({ id: 'two-versions.heading', defaultMessage: 'Deux versions', description: 'Heading of the page where one chooses between two versions of a thought' }),
  title: defineMessage<{ count: number }>({
    id: 'two-versions.title',
    defaultMessage: 'Cette pensée a été modifiée à deux endroits à la fois. Rien n’est perdu, il reste {count, plural, one {un choix} other {# choix}}.',
    description: 'Below the heading',
  }),
  same: defineMessage({ id: 'two-versions.same', defaultMessage: 'Pareil dans les deux', description: 'Label of paragraphs that both versions have' }),
  choice: defineMessage<{ number: number; count: number }>({
    id: 'two-versions.choice',
    defaultMessage: '{count, plural, one {Ce qui diffère} other {Choix {number} sur #}}',
    description: 'Label of a choice between the two versions of a part',
  }),
  earlier: defineMessage<{ at: string }>({ id: 'two-versions.earlier', defaultMessage: 'D’abord, {at}', description: 'The version that was saved first, with its date and time' }),
  later: defineMessage<{ at: string }>({ id: 'two-versions.later', defaultMessage: 'Ensuite, {at}', description: 'The version that was saved second, with its date and time' }),
  none: defineMessage({ id: 'two-versions.none', defaultMessage: 'Rien à cet endroit', description: 'In place of words: this version has none there' }),
  both: defineMessage({ id: 'two-versions.both', defaultMessage: 'Garder les deux, l’une après l’autre', description: 'Third choice' }),
  keep: defineMessage<{ count: number }>({ id: 'two-versions.keep', defaultMessage: 'Garder {count, plural, one {ce choix} other {ces choix}}', description: 'Button' }),
  notNow: defineMessage({ id: 'two-versions.not-now', defaultMessage: 'Plus tard', description: 'Link back to the thought, without a choice' }),
  foot: defineMessage({ id: 'two-versions.foot', defaultMessage: 'Les deux versions restent entières dans l’historique. Plus tard, rien ne change.', description: 'Below the buttons' }),
  overTitle: defineMessage({ id: 'two-versions.over', defaultMessage: 'Il n’y a plus de choix à faire', description: 'Title of the page when the thought has one version' }),
  overText: defineMessage({ id: 'two-versions.over.text', defaultMessage: 'Cette pensée a une seule version. Les précédentes sont dans son historique.', description: 'Below that title' }),
  toThought: defineMessage({ id: 'two-versions.to-thought', defaultMessage: 'Voir la pensée', description: 'Link to the thought' }),
  banner: defineMessage({
    id: 'two-versions.banner',
    defaultMessage: 'Modifiée à deux endroits à la fois\u00A0: les deux versions sont gardées.',
    description: 'On the page of a thought with two versions',
  }),
  compare: defineMessage({ id: 'two-versions.compare', defaultMessage: 'Comparer', description: 'Link beside that, to the page where one chooses' }),
};
