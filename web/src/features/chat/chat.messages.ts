import { defineMessage } from 'react-intl';

export const chatMessages = {
  title: defineMessage({
    id: 'chat.title',
    defaultMessage: 'Demander à mes pensées',
    description: 'Heading and title of the page of questions',
  }),
  lead: defineMessage({
    id: 'chat.lead',
    defaultMessage:
      'Les réponses ne viennent que d’elles, et chacune montre d’où. Nommez un mois, un fil ou une étiquette : Écrin s’y tiendra.',
    description: 'Below the heading of a new conversation',
  }),
  place: defineMessage<{ endpoint: string }>({
    id: 'chat.place',
    defaultMessage:
      '{endpoint, select, none {Rien ne quitte ce serveur : Écrin répond avec vos propres phrases, sans en inventer.} other {Pour comparer leur sens, vos pensées et votre question sont envoyées à {endpoint}. Écrin répond avec vos propres phrases, sans en inventer.}}',
    description: 'Where the words of a question go; endpoint: a host',
  }),
  start: defineMessage({
    id: 'chat.start',
    defaultMessage: 'Pour commencer',
    description: 'Heading of questions to begin with',
  }),
  example: defineMessage<{ example: string; name: string }>({
    id: 'chat.example',
    defaultMessage:
      '{example, select, week {Qu’ai-je dit cette semaine ?} tag {Qu’ai-je dit de #{name} ?} thread {Qu’ai-je écrit dans {name} ce mois-ci ?} other {Combien de fois ai-je parlé de {name} ?}}',
    description: 'A question to begin with; it is put into the field',
  }),
  excludedThoughts: defineMessage<{ count: number }>({
    id: 'chat.excluded-thoughts',
    defaultMessage:
      '{count, plural, one {Votre pensée privée ou sans IA n’est pas lue ici.} other {Vos # pensées privées ou sans IA ne sont pas lues ici.}}',
    description: 'How many private thoughts, or thoughts without AI, are left out of answers',
  }),
  question: defineMessage({
    id: 'chat.question',
    defaultMessage: 'Votre question',
    description: 'Name and placeholder of the field',
  }),
  another: defineMessage({
    id: 'chat.another',
    defaultMessage: 'Une autre question',
    description: 'Placeholder of the field below answers',
  }),
  send: defineMessage({
    id: 'chat.send',
    defaultMessage: 'Poser la question',
    description: 'Name of the button that sends the question',
  }),
  empty: defineMessage({
    id: 'chat.empty',
    defaultMessage: 'Veuillez entrer une question',
    description: 'An empty question was sent; fixed wording',
  }),
  loadingOne: defineMessage({
    id: 'chat.loading-one',
    defaultMessage: 'Chargement de la conversation',
    description: 'Screen readers only',
  }),
  missing: defineMessage({
    id: 'chat.missing',
    defaultMessage: 'Cette conversation est introuvable',
    description: 'Heading',
  }),
  missingText: defineMessage({
    id: 'chat.missing-text',
    defaultMessage: 'Elle a peut-être été supprimée.',
    description: 'Below it',
  }),
};
