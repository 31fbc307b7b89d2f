import { defineMessage } from 'react-intl';

export const listMessages = {
  history: defineMessage({ id: 'communication.history', defaultMessage: 'Envois', description: 'Title of the list' }),
  caption: defineMessage({ id: 'communication.caption', defaultMessage: 'Envois, du plus récent au plus ancien', description: 'For screen readers' }),
  columnTitle: defineMessage({ id: 'communication.column-title', defaultMessage: 'Titre', description: 'Column' }),
  columnChannels: defineMessage({ id: 'communication.column-channels', defaultMessage: 'Voies', description: 'Column' }),
  columnDate: defineMessage({ id: 'communication.column-date', defaultMessage: 'Date', description: 'Column' }),
  columnState: defineMessage({ id: 'communication.column-state', defaultMessage: 'Statut', description: 'Column' }),
  columnReached: defineMessage({ id: 'communication.column-reached', defaultMessage: 'Visées', description: 'Column and fact: to how many it was sent' }),
  columnDelivered: defineMessage({ id: 'communication.column-delivered', defaultMessage: 'Remis', description: 'Column and fact' }),
  columnUnsubscribed: defineMessage({ id: 'communication.column-unsubscribed', defaultMessage: 'Désabonnées', description: 'Column' }),
  columnOpened: defineMessage({ id: 'communication.column-opened', defaultMessage: 'Ouverts', description: 'Column and fact' }),
  dismissedBy: defineMessage<{ count: number }>({
    id: 'communication.dismissed-by',
    defaultMessage: '{count, plural, one {# fermée} other {# fermées}}',
    description: 'How many closed an announcement',
  }),
  more: defineMessage({ id: 'communication.more', defaultMessage: 'Voir la suite', description: 'Button under the list' }),
  none: defineMessage({ id: 'communication.none', defaultMessage: 'Rien n’a encore été envoyé', description: 'Empty list' }),
  noneText: defineMessage({ id: 'communication.none-text', defaultMessage: 'Ce que vous écrirez aux clients se retrouvera ici, avec ses chiffres.', description: 'Empty list' }),
  listMissing: defineMessage({ id: 'communication.list-missing', defaultMessage: 'Les envois n’ont pas pu être chargés', description: 'Error' }),
  listLoading: defineMessage({ id: 'communication.list-loading', defaultMessage: 'Chargement des envois', description: 'For screen readers' }),
  state: defineMessage<{ count: number; form: string; state: string }>({
    id: 'communication.state',
    defaultMessage:
      '{state, select, draft {Brouillon} scheduled {{form, select, announcement {Programmée} other {Programmé}}} sending {Envoi en cours, {count}} sent {Envoyé} shown {En cours} ended {Terminée} other {{form, select, announcement {Arrêtée} other {Arrêté à {count}}}}}',
    description: 'Status',
  }),
};
