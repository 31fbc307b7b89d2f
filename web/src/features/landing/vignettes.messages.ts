import { defineMessage } from 'react-intl';

export const vignetteMessages = {
  sayText: defineMessage({
    id: 'landing.say.text',
    defaultMessage: 'Un appui et vous parlez. La voix reste sur votre appareil, puis chez nous, avec un reçu à chaque étape. Même sans réseau.',
    description: 'First gesture, explained',
  }),
  understandText: defineMessage({
    id: 'landing.understand.text',
    defaultMessage: 'Un titre, une humeur, des idées. Chaque mot qui vient d’Écrin est signé, et s’annule d’un geste. Le vôtre l’emporte toujours.',
    description: 'Second gesture, explained',
  }),
  keyIdea: defineMessage({ id: 'landing.key-idea', defaultMessage: 'Idée clé', description: 'Label in the example of an insight' }),
  keyIdeaText: defineMessage({ id: 'landing.key-idea.text', defaultMessage: 'La colère visait le temps, pas lui.', description: 'Example of a key insight' }),
  reflective: defineMessage({ id: 'landing.reflective', defaultMessage: 'Songeuse', description: 'Mood label in the example; agrees with « pensée »' }),
  findText: defineMessage({ id: 'landing.find.text', defaultMessage: 'Cherchez « ete », trouvez « l’été », et réécoutez à la seconde où vous l’avez dit.', description: 'Third gesture, explained' }),
  found: defineMessage({
    id: 'landing.found',
    defaultMessage: 'Enregistrer ces histoires-là, le lac surtout, avant l’été.',
    description: 'Example of a search hit; holds the word of landing.found.word, which is lit',
  }),
  foundWord: defineMessage({ id: 'landing.found.word', defaultMessage: 'été', description: 'The word found in the example of a search hit' }),
  say: defineMessage({ id: 'landing.say', defaultMessage: 'Dire', description: 'First gesture' }),
  understand: defineMessage({ id: 'landing.understand', defaultMessage: 'Comprendre', description: 'Second gesture' }),
  ai: defineMessage({ id: 'landing.ai', defaultMessage: 'Écrin', description: 'Mark of a value the app proposed' }),
  find: defineMessage({ id: 'landing.find', defaultMessage: 'Retrouver', description: 'Third gesture' }),
};
