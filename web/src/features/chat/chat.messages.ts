import { defineMessage } from 'react-intl';

export const voiceMessages = {
  speak: defineMessage({ id: 'chat.voice.speak', defaultMessage: 'Poser la question à voix haute', description: 'Button that begins to listen to a spoken question' }),
  done: defineMessage({ id: 'chat.voice.done', defaultMessage: 'Terminer', description: 'Button that ends listening and writes down the question' }),
  cancel: defineMessage({ id: 'chat.voice.cancel', defaultMessage: 'Annuler', description: 'Button that ends listening and forgets what was said' }),
  listening: defineMessage<{ seconds: string }>({ id: 'chat.voice.listening', defaultMessage: 'J’écoute… {seconds}', description: 'While a question is spoken; seconds as 0:07' }),
  writing: defineMessage({ id: 'chat.voice.writing', defaultMessage: 'J’écris votre question…', description: 'While the spoken question is transcribed' }),
  refused: defineMessage({
    id: 'chat.voice.refused',
    defaultMessage: 'Écrin n’a pas accès au micro. Autorisez-le dans les réglages de ce site, ou écrivez votre question.',
    description: 'The browser does not allow the microphone',
  }),
  noSound: defineMessage({ id: 'chat.voice.no-sound', defaultMessage: 'Le micro ne répond pas. Écrivez votre question.', description: 'There is no microphone, or another program uses it' }),
};

export const chatMessages = {
  title: defineMessage({ id: 'chat.title', defaultMessage: 'Demander à mes pensées', description: 'Heading and title of the page of questions' }),
  lead: defineMessage({
    id: 'chat.lead',
    defaultMessage: 'Les réponses ne viennent que d’elles, et chacune montre d’où. Nommez un mois, un fil ou une étiquette : Écrin s’y tiendra.',
    description: 'Below the heading of a new conversation',
  }),
  staysHere: defineMessage<{ writes: string }>({
    id: 'chat.stays-here',
    defaultMessage:
      'Rien ne quitte ce serveur : {writes, select, yes {une IA y rédige la réponse, et chaque phrase montre la pensée d’où elle vient.} maybe {Écrin répond avec vos propres phrases ; une IA ne rédigera ici qu’après avoir fait ses preuves.} other {Écrin répond avec vos propres phrases, sans en inventer.}}',
    description: 'Where the words of a question go: nowhere',
  }),
  sentTo: defineMessage<{ endpoint: string; writes: string }>({
    id: 'chat.sent-to',
    defaultMessage:
      '{writes, select, yes {Votre question et les pensées qui peuvent y répondre sont envoyées à {endpoint}, où une IA rédige la réponse.} maybe {Votre question et les pensées qui peuvent y répondre sont envoyées à {endpoint}. Écrin répond avec vos propres phrases tant que l’IA n’a pas fait ses preuves.} other {Votre question est envoyée à {endpoint}, pour trouver les pensées qui lui ressemblent.}}',
    description: 'Where the words of a question go, once that is accepted; endpoint: a host',
  }),
  limitNear: defineMessage<{ share: number }>({
    id: 'chat.limit-near',
    defaultMessage:
      '{share, select, 1 {La limite est atteinte : pour le moment, Écrin répond avec vos propres phrases.} other {{share, number, percent} de la limite sont utilisés. Au-delà, Écrin répond avec vos propres phrases.}}',
    description: 'How much of what a model may use in a day or a month is used, from 80 %',
  }),
  stop: defineMessage({ id: 'chat.stop', defaultMessage: 'Arrêter', description: 'Button: stops an answer that is being written' }),
  start: defineMessage({ id: 'chat.start', defaultMessage: 'Pour commencer', description: 'Heading of questions to begin with' }),
  example: defineMessage<{ example: string; name: string; elided: boolean }>({
    id: 'chat.example',
    defaultMessage:
      '{example, select, week {Qu’ai-je dit cette semaine ?} tag {Qu’ai-je dit de #{name} ?} thread {Qu’ai-je écrit dans {name} ce mois-ci ?} other {Combien de fois ai-je parlé {elided, select, true {d’} other {de }}{name} ?}}',
    description: 'A question to begin with; it is put into the field',
  }),
  excludedThoughts: defineMessage<{ count: number }>({
    id: 'chat.excluded-thoughts',
    defaultMessage: '{count, plural, one {Votre pensée privée ou sans IA n’est pas lue ici.} other {Vos # pensées privées ou sans IA ne sont pas lues ici.}}',
    description: 'How many private thoughts, or thoughts without AI, are left out of answers',
  }),
  question: defineMessage({ id: 'chat.question', defaultMessage: 'Votre question', description: 'Name and placeholder of the field' }),
  another: defineMessage({ id: 'chat.another', defaultMessage: 'Une autre question', description: 'Placeholder of the field below answers' }),
  send: defineMessage({ id: 'chat.send', defaultMessage: 'Poser la question', description: 'Name of the button that sends the question' }),
  empty: defineMessage({ id: 'chat.empty', defaultMessage: 'Veuillez entrer une question', description: 'An empty question was sent; fixed wording' }),
  loadingOne: defineMessage({ id: 'chat.loading-one', defaultMessage: 'Chargement de la conversation', description: 'Screen readers only' }),
  missing: defineMessage({ id: 'chat.missing', defaultMessage: 'Cette conversation est introuvable', description: 'Heading' }),
  missingText: defineMessage({ id: 'chat.missing-text', defaultMessage: 'Elle a peut-être été supprimée.', description: 'Below it' }),
};
