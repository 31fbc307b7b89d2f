import { defineMessage } from 'react-intl';

export const inboxMessages = {
  tabs: defineMessage({ id: 'inbox.tabs', defaultMessage: 'Files de demandes', description: 'Name of the links from one queue to the others' }),
  requests: defineMessage({ id: 'inbox.tabs.requests', defaultMessage: 'Demandes', description: 'Link' }),
  organizations: defineMessage({ id: 'inbox.tabs.organizations', defaultMessage: 'Organisations', description: 'Link to their list' }),
  templates: defineMessage({ id: 'inbox.tabs.templates', defaultMessage: 'Modèles', description: 'Link to the list of templates of answers' }),
  days: defineMessage<{ count: number }>({ id: 'inbox.days', defaultMessage: '{count} j', description: 'How many days something waits, short' }),
  hours: defineMessage<{ count: number }>({ id: 'inbox.hours', defaultMessage: '{count} h', description: 'How many hours something waits, short' }),
  minutes: defineMessage<{ count: number }>({ id: 'inbox.minutes', defaultMessage: '{count} min', description: 'How many minutes something waits, short' }),
  more: defineMessage({ id: 'inbox.more', defaultMessage: 'En voir plus', description: 'Fetches the rest of a list' }),
  oldest: defineMessage<{ age: string }>({ id: 'inbox.oldest', defaultMessage: 'La plus ancienne attend depuis {age}', description: 'Over a queue: how long its first item waits' }),
  waiting: defineMessage<{ age: string }>({ id: 'inbox.waiting', defaultMessage: 'Attend depuis {age}', description: 'How long an item of a queue waits' }),
  reversible: defineMessage({ id: 'inbox.reversible', defaultMessage: 'Réversible pendant 30 jours', description: 'Beside the decisions on a request' }),
  keys: defineMessage({
    id: 'inbox.keys',
    defaultMessage: 'J : suivante · K : précédente · les lettres des boutons agissent',
    description: 'Under a queue: the keys that act while the focus is in it',
  }),
  unnamed: defineMessage({ id: 'inbox.unnamed', defaultMessage: 'Sans nom', description: 'A person or thing whose name is gone' }),
};
