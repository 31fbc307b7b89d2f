import { defineMessage } from 'react-intl';
import { pageMessages } from '#lib/navigation/page.messages.ts';

export const conversationsMessages = {
  conversations: pageMessages.conversations,
  ask: defineMessage({ id: 'chat.ask', defaultMessage: 'Demander', description: 'Button: a new conversation' }),
  search: defineMessage({ id: 'chat.search', defaultMessage: 'Chercher dans vos questions', description: 'Name of the search field' }),
  figures: defineMessage<{ questions: number; cited: number; when: string }>({
    id: 'chat.figures',
    defaultMessage: '{questions, plural, one {# question} other {# questions}}{cited, plural, =0 {} one { · # pensée citée} other { · # pensées citées}} · {when}',
    description: 'Below a conversation in the list',
  }),
  none: defineMessage({ id: 'chat.none', defaultMessage: 'Pas encore de conversation', description: 'The list is empty' }),
  noneText: defineMessage({
    id: 'chat.none-text',
    defaultMessage: 'Aucune question n’a été posée. Posez-en une : la réponse cite vos pensées, à la seconde où vous les avez dites.',
    description: 'The list is empty',
  }),
  noneFound: defineMessage<{ words: string }>({ id: 'chat.none-found', defaultMessage: 'Aucune question ne contient « {words} ».', description: 'The search finds nothing' }),
  loading: defineMessage({ id: 'chat.loading', defaultMessage: 'Chargement de vos conversations', description: 'Screen readers only' }),
  notLoaded: defineMessage({ id: 'chat.not-loaded', defaultMessage: 'Impossible de charger vos conversations', description: 'Heading' }),
  more: defineMessage<{ title: string }>({ id: 'chat.more', defaultMessage: 'Actions pour la conversation {title}', description: 'Accessible name of the menu' }),
  rename: defineMessage({ id: 'chat.rename', defaultMessage: 'Renommer', description: 'In the menu' }),
  name: defineMessage({ id: 'chat.name', defaultMessage: 'Nom', description: 'Field' }),
  save: defineMessage({ id: 'chat.save', defaultMessage: 'Enregistrer', description: 'Button' }),
  cancel: defineMessage({ id: 'chat.cancel', defaultMessage: 'Annuler', description: 'Button' }),
  remove: defineMessage({ id: 'chat.remove', defaultMessage: 'Supprimer', description: 'In the menu' }),
  removed: defineMessage({ id: 'chat.removed', defaultMessage: 'Conversation supprimée', description: 'Toast' }),
  undo: defineMessage({ id: 'chat.undo', defaultMessage: 'Annuler', description: 'In the toast' }),
  untitled: defineMessage({ id: 'chat.untitled', defaultMessage: 'Question illisible', description: 'A conversation whose words can no longer be read' }),
  olderOnes: defineMessage({ id: 'chat.older-ones', defaultMessage: 'Voir les précédentes', description: 'Button below the list' }),
  clearSearch: defineMessage({ id: 'chat.clear-search', defaultMessage: 'Voir toutes les conversations', description: 'Button: clears a search that found nothing' }),
};
