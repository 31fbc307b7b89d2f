import { defineMessage } from 'react-intl';

export const queuePanelMessages = {
  works: defineMessage({
    id: 'queues.works',
    defaultMessage: 'Travaux en cours',
    description: 'Heading',
  }),
  noEngine: defineMessage({
    id: 'queues.no-engine',
    defaultMessage: 'Le moteur des travaux ne répond pas.',
    description: 'Instead of the list',
  }),
  oldest: defineMessage<{ time: string }>({
    id: 'queues.oldest',
    defaultMessage: 'le plus ancien : {time}',
    description: 'After a count',
  }),
  engines: defineMessage({
    id: 'queues.engines',
    defaultMessage: 'Moteurs et messages',
    description: 'Heading',
  }),
  ready: defineMessage({
    id: 'queues.ready',
    defaultMessage: 'Prêt',
    description: 'State of an engine',
  }),
  fetching: defineMessage<{ percent: number }>({
    id: 'queues.fetching',
    defaultMessage: 'En téléchargement, {percent} %',
    description: 'State of an engine',
  }),
  loadingModel: defineMessage({
    id: 'queues.loading-model',
    defaultMessage: 'En préparation',
    description: 'State of an engine',
  }),
  away: defineMessage({
    id: 'queues.away',
    defaultMessage: 'Ne répond pas',
    description: 'State of an engine',
  }),
  off: defineMessage({
    id: 'queues.off',
    defaultMessage: 'Éteint',
    description: 'State of an engine',
  }),
  messages: defineMessage({
    id: 'queues.messages',
    defaultMessage: 'Messages à envoyer',
    description: 'Name of a fact',
  }),
  messagesRetried: defineMessage<{ waiting: number; retried: number }>({
    id: 'queues.messages-retried',
    defaultMessage: '{waiting}, dont {retried} déjà tentés',
    description: 'Value of that fact',
  }),
  projections: defineMessage({
    id: 'queues.projections',
    defaultMessage: 'Projections',
    description: 'Heading',
  }),
  upToDate: defineMessage({
    id: 'queues.up-to-date',
    defaultMessage: 'À jour',
    description: 'State of a projection',
  }),
  behind: defineMessage<{ count: number }>({
    id: 'queues.behind',
    defaultMessage: '{count, plural, one {un fait de retard} other {# faits de retard}}',
    description: 'State of a projection',
  }),
  parked: defineMessage<{ count: number }>({
    id: 'queues.parked',
    defaultMessage: '{count, plural, one {Garée : un flux attend} other {Garée : # flux attendent}}',
    description: 'State of a projection',
  }),
  underWay: defineMessage<{ percent: number }>({
    id: 'queues.under-way',
    defaultMessage: 'Reprise, {percent} %',
    description: 'State of a projection',
  }),
  replay: defineMessage({
    id: 'queues.replay',
    defaultMessage: 'Rejouer',
    description: 'Button: retries parked streams',
  }),
  replayOne: defineMessage<{ model: string }>({
    id: 'queues.replay-one',
    defaultMessage: 'Rejouer : {model}',
    description: 'Accessible name',
  }),
  rebuild: defineMessage({
    id: 'queues.rebuild',
    defaultMessage: 'Reconstruire',
    description: 'Button',
  }),
  rebuildOne: defineMessage<{ model: string }>({
    id: 'queues.rebuild-one',
    defaultMessage: 'Reconstruire : {model}',
    description: 'Accessible name',
  }),
  requested: defineMessage({
    id: 'queues.requested',
    defaultMessage: 'C’est demandé',
    description: 'Toast',
  }),
  documents: defineMessage<{ count: number }>({
    id: 'queues.documents',
    defaultMessage: '{count, plural, one {un document} other {# documents}}',
    description: 'Of a projection',
  }),
};
