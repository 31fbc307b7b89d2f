import { defineMessage } from 'react-intl';

export const chooseMessages = {
  chooseOne: defineMessage({
    id: 'stories.chooseOne',
    defaultMessage: 'Choisissez au moins une pensée.',
    description: 'Why the button is closed',
  }),
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
  suggested: defineMessage({
    id: 'stories.suggested',
    defaultMessage: 'Peut-être aussi',
    description: 'Heading over thoughts that may belong to the story',
  }),
  near: defineMessage({
    id: 'stories.suggested.near',
    defaultMessage: 'proche par le sens',
    description: 'Why a thought is suggested',
  }),
  sameTag: defineMessage<{ tag: string; elided: boolean }>({
    id: 'stories.suggested.tag',
    defaultMessage: 'parle aussi {elided, select, true {d’} other {de }}{tag}',
    description: 'Why a thought is suggested',
  }),
  sameThread: defineMessage<{ thread: string }>({
    id: 'stories.suggested.thread',
    defaultMessage: 'même fil : {thread}',
    description: 'Why a thought is suggested',
  }),
  addThis: defineMessage<{ name: string }>({
    id: 'stories.suggested.add',
    defaultMessage: 'Ajouter « {name} » au récit',
    description: 'Button',
  }),
  addToStory: defineMessage({
    id: 'stories.addTo',
    defaultMessage: 'Ajouter à un récit',
    description: 'Title of the screen where a story is chosen for thoughts',
  }),
  addTo: defineMessage<{ name: string }>({
    id: 'stories.addTo.story',
    defaultMessage: 'Ajouter à « {name} »',
    description: 'Name of the button of one story',
  }),
  add: defineMessage({ id: 'stories.addTo.add', defaultMessage: 'Ajouter', description: 'Button of one story' }),
  added: defineMessage<{ count: number }>({
    id: 'stories.addTo.added',
    defaultMessage: '{count, plural, one {Pensée ajoutée} other {# pensées ajoutées}} à la fin du récit',
    description: 'Toast',
  }),
  paragraphs: defineMessage<{ paragraphs: number }>({
    id: 'stories.addTo.paragraphs',
    defaultMessage: '{paragraphs, plural, one {# paragraphe} other {# paragraphes}}',
    description: 'Size of a story',
  }),
  noStory: defineMessage({
    id: 'stories.addTo.none',
    defaultMessage: 'Vous n’avez pas encore de récit.',
    description: 'In place of the list of stories',
  }),
  moreStories: defineMessage({ id: 'stories.addTo.more', defaultMessage: 'Voir la suite', description: 'Button' }),
  noneChosen: defineMessage({
    id: 'stories.addTo.noneChosen',
    defaultMessage: 'Aucune pensée choisie',
    description: 'Title, where the screen was opened without a choice',
  }),
  noneChosenText: defineMessage({
    id: 'stories.addTo.noneChosenText',
    defaultMessage: 'Choisissez des pensées dans une liste, puis ajoutez-les à un récit.',
    description: 'Below that title',
  }),
  toThoughts: defineMessage({
    id: 'stories.addTo.toThoughts',
    defaultMessage: 'Voir les pensées',
    description: 'Link',
  }),
};
