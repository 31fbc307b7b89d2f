import { defineMessage } from 'react-intl';

export const notificationsMessages = {
  title: defineMessage({
    id: 'notifications.title',
    defaultMessage: 'Notifications',
    description: 'Title',
  }),
  loading: defineMessage({
    id: 'notifications.loading',
    defaultMessage: 'Chargement des notifications',
    description: 'While they are fetched',
  }),
  missing: defineMessage({
    id: 'notifications.missing',
    defaultMessage: 'Les notifications n’ont pas pu être chargées',
    description: 'When they cannot be fetched',
  }),
  filters: defineMessage({
    id: 'notifications.filters',
    defaultMessage: 'Quelles notifications',
    description: 'Name of the filters',
  }),
  unread: defineMessage<{ count: number }>({
    id: 'notifications.unread',
    defaultMessage: 'Non lues, {count}',
    description: 'Filter with a count',
  }),
  all: defineMessage({
    id: 'notifications.all',
    defaultMessage: 'Toutes',
    description: 'Filter',
  }),
  failures: defineMessage({
    id: 'notifications.failures',
    defaultMessage: 'Pannes',
    description: 'Filter and setting',
  }),
  access: defineMessage({
    id: 'notifications.access',
    defaultMessage: 'Accès',
    description: 'Filter and setting',
  }),
  costs: defineMessage({
    id: 'notifications.costs',
    defaultMessage: 'Coûts',
    description: 'Filter and setting',
  }),
  requests: defineMessage({
    id: 'notifications.requests',
    defaultMessage: 'Demandes',
    description: 'Filter and setting',
  }),
  readAll: defineMessage({
    id: 'notifications.read-all',
    defaultMessage: 'Tout marquer comme lu',
    description: 'Button',
  }),
  readAllDone: defineMessage<{ count: number }>({
    id: 'notifications.read-all-done',
    defaultMessage: '{count, plural, =0 {Tout était déjà lu} one {Une notification lue} other {# notifications lues}}',
    description: 'Toast',
  }),
  read: defineMessage<{ title: string }>({
    id: 'notifications.read',
    defaultMessage: 'Marquer comme lue : {title}',
    description: 'Button on a notification',
  }),
  grave: defineMessage({
    id: 'notifications.grave',
    defaultMessage: 'Grave',
    description: 'Gravity, in words',
  }),
  warning: defineMessage({
    id: 'notifications.warning',
    defaultMessage: 'Attention',
    description: 'Gravity, in words',
  }),
  plain: defineMessage({
    id: 'notifications.plain',
    defaultMessage: 'Pour information',
    description: 'Gravity, in words',
  }),
  isNew: defineMessage({
    id: 'notifications.is-new',
    defaultMessage: 'non lue',
    description: 'For screen readers, after the gravity',
  }),
  none: defineMessage({
    id: 'notifications.none',
    defaultMessage: 'Rien de nouveau',
    description: 'When the list is empty',
  }),
  noneText: defineMessage({
    id: 'notifications.none-text',
    defaultMessage: 'Ce qui demande votre attention apparaîtra ici, et près de la cloche.',
    description: 'Under that heading',
  }),
  more: defineMessage({
    id: 'notifications.more',
    defaultMessage: 'Plus anciennes',
    description: 'Button',
  }),
  tellMe: defineMessage({
    id: 'notifications.tell-me',
    defaultMessage: 'Me prévenir',
    description: 'Heading of the settings',
  }),
  about: defineMessage({
    id: 'notifications.about',
    defaultMessage: 'De quoi',
    description: 'Column',
  }),
  inApp: defineMessage({
    id: 'notifications.in-app',
    defaultMessage: 'Ici',
    description: 'Column: in the back-office',
  }),
  mail: defineMessage({
    id: 'notifications.mail',
    defaultMessage: 'E-mail',
    description: 'Column',
  }),
  inAppOf: defineMessage<{ kind: string }>({
    id: 'notifications.in-app-of',
    defaultMessage: '{kind}, ici',
    description: 'A box to tick',
  }),
  push: defineMessage({
    id: 'notifications.push',
    defaultMessage: 'Appareil',
    description: 'Column of the settings: by push',
  }),
  pushOf: defineMessage<{ kind: string }>({
    id: 'notifications.push-of',
    defaultMessage: '{kind}, appareil',
    description: 'Label of a box, for screen readers',
  }),
  mailOf: defineMessage<{ kind: string }>({
    id: 'notifications.mail-of',
    defaultMessage: '{kind}, e-mail',
    description: 'A box to tick',
  }),
  always: defineMessage({
    id: 'notifications.always',
    defaultMessage: 'Les accès exceptionnels et les nouveaux appareils sont toujours signalés ici.',
    description: 'Note under the table',
  }),
  noMail: defineMessage({
    id: 'notifications.no-mail',
    defaultMessage: 'Ce serveur n’envoie pas d’e-mail pour l’instant.',
    description: 'Note under the table',
  }),
  saved: defineMessage({
    id: 'notifications.saved',
    defaultMessage: 'Réglages gardés',
    description: 'Toast',
  }),
  today: defineMessage({
    id: 'notifications.today',
    defaultMessage: 'Aujourd’hui',
    description: 'Heading of a day',
  }),
  yesterday: defineMessage({
    id: 'notifications.yesterday',
    defaultMessage: 'Hier',
    description: 'Heading of a day',
  }),
};
