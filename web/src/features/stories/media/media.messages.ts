import { defineMessage } from 'react-intl';

export const mediaMessages = {
  addPicture: defineMessage({ id: 'stories.addPicture', defaultMessage: 'Une image', description: 'Button' }),
  addPassage: defineMessage({ id: 'stories.addPassage', defaultMessage: 'Un passage parlé', description: 'Button: seconds of a recording' }),
  pictureText: defineMessage({ id: 'stories.pictureText', defaultMessage: 'Ce que montre l’image', description: 'Field: text alternative of a picture' }),
  pictureTextHint: defineMessage({ id: 'stories.pictureTextHint', defaultMessage: 'Lu à voix haute à qui ne la voit pas', description: 'Hint of that field' }),
  caption: defineMessage({ id: 'stories.caption', defaultMessage: 'Légende', description: 'Field: what is printed below a picture' }),
  captionHint: defineMessage({ id: 'stories.captionHint', defaultMessage: 'Facultative, sous l’image', description: 'Hint of that field' }),
  picturePart: defineMessage({ id: 'stories.picturePart', defaultMessage: 'Image', description: 'Kind of a part' }),
  passageWords: defineMessage<{ place: number }>({
    id: 'stories.passageWords',
    defaultMessage: 'Mots du passage {place, number}',
    description: 'Name of the field with the words of a spoken passage',
  }),
  listen: defineMessage<{ seconds: number }>({ id: 'stories.listen', defaultMessage: 'Écouter, {seconds, number} s', description: 'Button: play a passage' }),
  notHeard: defineMessage({
    id: 'stories.notHeard',
    defaultMessage: 'Le passage n’a pas pu être chargé. Réessayez dans un instant.',
    description: 'In place of the player, when the service does not answer',
  }),
  passageTitle: defineMessage({ id: 'stories.passageTitle', defaultMessage: 'Choisir un passage', description: 'Title of the sheet' }),
  passageThought: defineMessage({ id: 'stories.passageThought', defaultMessage: 'Pensée', description: 'Field: the spoken thought a passage is from' }),
  passageHint: defineMessage({
    id: 'stories.passageHint',
    defaultMessage: 'Touchez le premier mot, puis le dernier. Seules ces secondes seront entendues, trois minutes au plus.',
    description: 'How to choose a passage',
  }),
  passageFrom: defineMessage({ id: 'stories.passageFrom', defaultMessage: 'Premier mot', description: 'Slider: where a passage begins' }),
  passageTo: defineMessage({ id: 'stories.passageTo', defaultMessage: 'Dernier mot', description: 'Slider: where a passage ends' }),
  passageTooLong: defineMessage({ id: 'stories.passageTooLong', defaultMessage: 'Un passage dure trois minutes au plus. Rapprochez ses deux bouts.', description: 'When too much is chosen' }),
  passageNone: defineMessage({
    id: 'stories.passageNone',
    defaultMessage: 'Cette pensée n’a pas de mots que l’on puisse entendre.',
    description: 'When a thought has no transcript with times, or no sound any more',
  }),
  keepPassage: defineMessage({ id: 'stories.keepPassage', defaultMessage: 'Mettre dans le récit', description: 'Button of the sheet' }),
  book: defineMessage({ id: 'stories.book', defaultMessage: 'En PDF ou EPUB', description: 'Menu item' }),
  bookTitle: defineMessage({ id: 'stories.bookTitle', defaultMessage: 'Un petit livre', description: 'Title of the sheet' }),
  bookText: defineMessage({
    id: 'stories.bookText',
    defaultMessage: 'En PDF pour l’imprimer, en EPUB pour une liseuse. Un passage parlé y est en mots. Ce fichier est à vous : Écrin ne peut plus le refermer.',
    description: 'In the sheet',
  }),
  bookPrivate: defineMessage({ id: 'stories.bookPrivate', defaultMessage: 'Avec les pensées privées', description: 'Switch in the sheet' }),
  bookPdf: defineMessage({ id: 'stories.bookPdf', defaultMessage: 'PDF', description: 'Button' }),
  bookEpub: defineMessage({ id: 'stories.bookEpub', defaultMessage: 'EPUB', description: 'Button' }),
  bookFailed: defineMessage({ id: 'stories.bookFailed', defaultMessage: 'Le livre n’a pas pu être fait. Réessayez dans un instant.', description: 'Toast' }),
};
