import { defineMessage } from 'react-intl';

export const sourcesMessages = {
  title: defineMessage({ id: 'stories.sources.title', defaultMessage: 'D’où vient ce paragraphe', description: 'Title of the sheet with the thoughts a paragraph rests on' }),
  pictureTitle: defineMessage({ id: 'stories.sources.pictureTitle', defaultMessage: 'D’où vient cette image', description: 'Title of the sheet with the thought a picture is of' }),
  checkTitle: defineMessage({ id: 'stories.sources.checkTitle', defaultMessage: 'Une phrase sans source', description: 'Title of the sheet about a sentence no thought bears out' }),
  checkText: defineMessage({
    id: 'stories.sources.checkText',
    defaultMessage: 'Le modèle l’a écrite, et aucune des pensées ci-dessous ne le dit. Elle est peut-être vraie : personne d’autre que vous ne le sait.',
    description: 'In that sheet',
  }),
  keep: defineMessage({ id: 'stories.sources.keep', defaultMessage: 'La garder comme mienne', description: 'Button: a sentence without a source is the person’s own' }),
  kept: defineMessage({ id: 'stories.sources.kept', defaultMessage: 'Phrase gardée comme vôtre', description: 'Toast' }),
  remove: defineMessage({ id: 'stories.sources.remove', defaultMessage: 'Retirer la phrase', description: 'Button' }),
  removed: defineMessage({ id: 'stories.sources.removed', defaultMessage: 'Phrase retirée', description: 'Toast' }),
  check: defineMessage<{ sentence: string }>({ id: 'stories.sources.check', defaultMessage: 'Vérifier « {sentence} »', description: 'Name of the button that opens the sheet' }),
  checkShort: defineMessage({ id: 'stories.sources.checkShort', defaultMessage: 'Vérifier', description: 'Button beside a sentence without a source' }),
  byModel: defineMessage<{ count: number }>({
    id: 'stories.sources.byModel',
    defaultMessage: 'Composé par un modèle d’après {count, plural, one {cette pensée} other {ces # pensées}}.',
    description: 'Whose words a paragraph has',
  }),
  byThought: defineMessage<{ count: number }>({
    id: 'stories.sources.byThought',
    defaultMessage: 'Les mots de {count, plural, one {la pensée} other {# pensées}}, tels que vous les avez gardés.',
    description: 'Whose words a paragraph has',
  }),
  byPerson: defineMessage<{ count: number }>({
    id: 'stories.sources.byPerson',
    defaultMessage: 'De votre main, d’après {count, plural, one {cette pensée} other {ces # pensées}}.',
    description: 'Whose words a paragraph has',
  }),
  ofPicture: defineMessage({ id: 'stories.sources.ofPicture', defaultMessage: 'Une image de cette pensée : elle quitte le récit avec elle.', description: 'Of a picture in a story' }),
  open: defineMessage({ id: 'stories.sources.open', defaultMessage: 'Ouvrir la pensée', description: 'Link to a thought' }),
  listen: defineMessage({ id: 'stories.sources.listen', defaultMessage: 'Écouter', description: 'Link to a spoken thought, where it is played' }),
  close: defineMessage({ id: 'stories.sources.close', defaultMessage: 'Fermer', description: 'Button' }),
};
