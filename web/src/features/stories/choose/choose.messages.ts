import { defineMessage } from 'react-intl';

export const chooseMessages = {
  chooseTitle: defineMessage({
    id: 'stories.chooseTitle',
    defaultMessage: 'Quelles pensées ?',
    description: 'Title of the screen that chooses thoughts',
  }),
  chooseText: defineMessage({
    id: 'stories.chooseText',
    defaultMessage: 'Elles entrent dans le récit telles quelles, dans l’ordre du temps. Vous les rangerez ensuite.',
    description: 'Below that title',
  }),
  storyTitle: defineMessage({
    id: 'stories.storyTitle',
    defaultMessage: 'Titre du récit',
    description: 'Label of the field',
  }),
  storyTitleHint: defineMessage({
    id: 'stories.storyTitleHint',
    defaultMessage: 'Vous pourrez le changer.',
    description: 'Hint of the field',
  }),
  search: defineMessage({
    id: 'stories.search',
    defaultMessage: 'Chercher dans vos pensées',
    description: 'Label of the search field',
  }),
  chosen: defineMessage<{ count: number }>({
    id: 'stories.chosen',
    defaultMessage: '{count, plural, =0 {Aucune pensée choisie} one {# pensée choisie} other {# pensées choisies}}',
    description: 'How many are ticked',
  }),
  tickAll: defineMessage({
    id: 'stories.tickAll',
    defaultMessage: 'Tout choisir',
    description: 'Button: tick all shown thoughts',
  }),
  tickNone: defineMessage({
    id: 'stories.tickNone',
    defaultMessage: 'Ne rien choisir',
    description: 'Button: untick all',
  }),
  noneFound: defineMessage({
    id: 'stories.noneFound',
    defaultMessage: 'Aucune pensée ne correspond.',
    description: 'When the search finds nothing',
  }),
  limited: defineMessage<{ max: number }>({
    id: 'stories.limited',
    defaultMessage: '{max, number} pensées au plus à la fois : les plus anciennes sont affichées.',
    description: 'When there are more thoughts than can be chosen',
  }),
  create: defineMessage({
    id: 'stories.create',
    defaultMessage: 'Commencer le récit',
    description: 'Button: create the story',
  }),
  words: defineMessage({
    id: 'stories.words',
    defaultMessage: 'Sans mots pour le moment',
    description: 'Instead of the title of a thought without words',
  }),
  privateThought: defineMessage({
    id: 'stories.privateThought',
    defaultMessage: 'Privée',
    description: 'Mark of a private thought',
  }),
};
