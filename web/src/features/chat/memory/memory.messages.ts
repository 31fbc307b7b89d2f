import { defineMessage } from 'react-intl';

export const memoryMessages = {
  title: defineMessage({
    id: 'chat.memory-title',
    defaultMessage: 'Ce que je sais de vous',
    description: 'Heading and title of what answers may remember; also the link to it',
  }),
  lead: defineMessage({
    id: 'chat.memory-lead',
    defaultMessage:
      'Cela aide à comprendre vos questions. Rien n’est retenu sans vous, et vous corrigez ou oubliez tout ici.',
    description: 'Below the heading',
  }),
  proposed: defineMessage({
    id: 'chat.memory-proposed',
    defaultMessage: 'À vous de dire',
    description: 'Heading of what a model proposes to remember',
  }),
  proposedText: defineMessage({
    id: 'chat.memory-proposed-text',
    defaultMessage: 'L’IA l’a lu dans vos pensées. Ce n’est retenu que si vous le gardez.',
    description: 'Below that heading',
  }),
  kept: defineMessage({
    id: 'chat.memory-kept',
    defaultMessage: 'Retenu',
    description: 'Heading of what is remembered',
  }),
  keptText: defineMessage({
    id: 'chat.memory-kept-text',
    defaultMessage: 'Une réponse qui s’en sert le dit.',
    description: 'Below that heading',
  }),
  none: defineMessage({
    id: 'chat.memory-none',
    defaultMessage:
      'Rien n’est retenu pour l’instant. Notez un fait plus bas\u202F; quand une IA rédige une réponse, elle peut aussi vous en proposer.',
    description: 'Nothing is remembered, and how it comes to be',
  }),
  off: defineMessage({
    id: 'chat.memory-off',
    defaultMessage: 'La mémoire est arrêtée : aucune réponse ne s’en sert.',
    description: 'Memory is switched off',
  }),
  forgotten: defineMessage({
    id: 'chat.memory-forgotten',
    defaultMessage: 'Oublié',
    description: 'Heading of what was forgotten or declined',
  }),
  forgottenText: defineMessage({
    id: 'chat.memory-forgotten-text',
    defaultMessage: 'Aucune réponse ne s’en sert, et ce ne sera plus proposé.',
    description: 'Below that heading',
  }),
  byYou: defineMessage({
    id: 'chat.memory-by-you',
    defaultMessage: 'Vous',
    description: 'Who worded it: the person',
  }),
  from: defineMessage<{ day: string }>({
    id: 'chat.memory-from',
    defaultMessage: 'D’après votre pensée du {day}',
    description: 'Link to the thought it was found in',
  }),
  sourceGone: defineMessage({
    id: 'chat.memory-source-gone',
    defaultMessage: 'D’après une pensée qui n’est plus là',
    description: 'The thought it was found in is gone',
  }),
  keep: defineMessage({
    id: 'chat.memory-keep',
    defaultMessage: 'Garder',
    description: 'Button: what is proposed is remembered; also saves a correction',
  }),
  decline: defineMessage({
    id: 'chat.memory-decline',
    defaultMessage: 'Ne pas retenir',
    description: 'Button: what is proposed is not remembered',
  }),
  edit: defineMessage<{ text: string }>({
    id: 'chat.memory-edit',
    defaultMessage: 'Corriger « {text} »',
    description: 'Accessible name of the button that corrects',
  }),
  forget: defineMessage<{ text: string }>({
    id: 'chat.memory-forget',
    defaultMessage: 'Oublier « {text} »',
    description: 'Accessible name of the button that forgets',
  }),
  restore: defineMessage({
    id: 'chat.memory-restore',
    defaultMessage: 'Rétablir',
    description: 'Button: what was forgotten is remembered again',
  }),
  words: defineMessage({
    id: 'chat.memory-words',
    defaultMessage: 'Une chose à savoir',
    description: 'Label of the field',
  }),
  cancel: defineMessage({
    id: 'chat.memory-cancel',
    defaultMessage: 'Annuler',
    description: 'Button',
  }),
  addTitle: defineMessage({
    id: 'chat.memory-add-title',
    defaultMessage: 'Dites-le vous-même',
    description: 'Heading of the form',
  }),
  addHint: defineMessage({
    id: 'chat.memory-add-hint',
    defaultMessage: 'Par exemple : Mon fils s’appelle Léo, il a quatre ans.',
    description: 'Below the field',
  }),
  add: defineMessage({
    id: 'chat.memory-add',
    defaultMessage: 'Ajouter',
    description: 'Button',
  }),
  remember: defineMessage({
    id: 'chat.memory-remember',
    defaultMessage: 'Se souvenir',
    description: 'Label of the switch',
  }),
  rememberText: defineMessage({
    id: 'chat.memory-remember-text',
    defaultMessage: 'Sans cela, chaque question part de zéro.',
    description: 'Below the switch',
  }),
  forgetAll: defineMessage({
    id: 'chat.memory-forget-all',
    defaultMessage: 'Tout oublier',
    description: 'Button',
  }),
  forgetAllTitle: defineMessage({
    id: 'chat.memory-forget-all-title',
    defaultMessage: 'Tout oublier ?',
    description: 'Title of the question',
  }),
  forgetAllText: defineMessage({
    id: 'chat.memory-forget-all-text',
    defaultMessage: 'Aucune réponse ne s’en servira plus. Vos pensées restent.',
    description: 'Below it',
  }),
  failed: defineMessage({
    id: 'chat.memory-failed',
    defaultMessage: 'Ce qui est retenu n’a pas pu être chargé',
    description: 'Heading',
  }),
  used: defineMessage({
    id: 'chat.memory-used',
    defaultMessage: 'S’appuie aussi sur ce que je sais de vous :',
    description: 'Below an answer, before what of the memory it rests on',
  }),
};
