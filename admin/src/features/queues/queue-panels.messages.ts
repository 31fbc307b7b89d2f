import { defineMessage } from 'react-intl';

export const queuePanelMessages = {
  works: defineMessage({
    id: 'queues.works',
    defaultMessage: 'Travaux',
    description: 'Heading',
  }),
  noEngine: defineMessage({
    id: 'queues.no-engine',
    defaultMessage: 'Le moteur des travaux ne répond pas.',
    description: 'Instead of the list',
  }),
  engines: defineMessage({
    id: 'queues.engines',
    defaultMessage: 'Moteurs',
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
  away: defineMessage({
    id: 'queues.away',
    defaultMessage: 'Ne répond pas',
    description: 'State of an engine',
  }),
  messages: defineMessage({
    id: 'queues.messages',
    defaultMessage: 'Messages à envoyer',
    description: 'Name of a fact',
  }),
  projections: defineMessage({
    id: 'queues.projections',
    defaultMessage: 'Projections',
    description: 'Heading',
  }),
  running: defineMessage<{ count: number }>({
    id: 'queues.calm.running',
    defaultMessage: '{count, plural, =0 {Rien n’attend} other {# en cours}}',
    description: 'Beside a heading on a phone, where all is in order: opens the figures',
  }),
  upToDate: defineMessage({
    id: 'queues.up-to-date',
    defaultMessage: 'À jour',
    description: 'State of a projection',
  }),
  prompt: defineMessage({
    id: 'queues.lag-prompt',
    defaultMessage: 'Listes et pages',
    description: 'Name of a fact: how far behind projections are that people look at',
  }),
  deferred: defineMessage({
    id: 'queues.lag-deferred',
    defaultMessage: 'Historiques et totaux',
    description: 'Name of a fact: how far behind projections are that nobody waits for',
  }),
  delayed: defineMessage<{ duration: string }>({
    id: 'queues.delayed',
    defaultMessage: '{duration} de retard',
    description: 'How far behind projections are; duration: 12 s',
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
  replayTitle: defineMessage<{ model: string }>({
    id: 'queues.replay.title',
    defaultMessage: 'Rejouer ce qui s’est arrêté dans « {model} » ?',
    description: 'Question before it is done',
  }),
  replayText: defineMessage({
    id: 'queues.replay.text',
    defaultMessage:
      'Les entrées restées en panne sont traitées de nouveau. Si l’une d’elles a arrêté le service, elle peut l’arrêter encore.',
    description: 'Under it: what it costs',
  }),
  rebuild: defineMessage({
    id: 'queues.rebuild',
    defaultMessage: 'Reconstruire',
    description: 'Button',
  }),
  rebuildTitle: defineMessage<{ model: string }>({
    id: 'queues.rebuild.title',
    defaultMessage: 'Reconstruire « {model} » ?',
    description: 'Question before it is done',
  }),
  rebuildText: defineMessage({
    id: 'queues.rebuild.text',
    defaultMessage:
      'Tout le journal est relu, ce qui peut durer et occuper le serveur. La liste actuelle sert en attendant, et rien n’est perdu.',
    description: 'Under it: what it costs',
  }),
  upkeepElsewhere: defineMessage({
    id: 'queues.upkeep.elsewhere',
    defaultMessage: 'Un Super Admin peut les reconstruire, ou rejouer ce qui s’est arrêté.',
    description: 'Above the read models, for other administrators',
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
    defaultMessage: '{count, plural, =0 {aucun document} one {un document} other {# documents}}',
    description: 'Of a projection',
  }),
  runningAndMedian: defineMessage({
    id: 'queues.running-and-median',
    defaultMessage: 'en cours · médiane sur 7 jours',
    description: 'Beside a heading: what its figures are',
  }),
  noEngines: defineMessage({
    id: 'queues.no-engines',
    defaultMessage: 'Aucun moteur n’est configuré.',
    description: 'Instead of the list',
  }),
  sending: defineMessage({
    id: 'queues.sending',
    defaultMessage: 'Envois',
    description: 'Heading',
  }),
  retriedMessages: defineMessage({
    id: 'queues.messages-retried',
    defaultMessage: 'Déjà tentés',
    description: 'Name of a fact: messages that were refused at least once',
  }),
  oldestMessage: defineMessage({
    id: 'queues.messages-oldest',
    defaultMessage: 'Le plus ancien',
    description: 'Name of a fact',
  }),
  noMessage: defineMessage({
    id: 'queues.messages-none',
    defaultMessage: '–',
    description: 'When no message waits',
  }),
  mail: defineMessage({
    id: 'queues.mail',
    defaultMessage: 'E-mails',
    description: 'Name of a channel',
  }),
  sms: defineMessage({
    id: 'queues.sms',
    defaultMessage: 'SMS',
    description: 'Name of a channel',
  }),
  whatsapp: defineMessage({
    id: 'queues.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Name of a channel',
  }),
  intoOutbox: defineMessage({
    id: 'queues.into-outbox',
    defaultMessage: 'Pas configurés',
    description: 'State of a channel that is not set up',
  }),
  outboxOnly: defineMessage({
    id: 'queues.outbox-only',
    defaultMessage: 'Ce qui n’est pas configuré est écrit dans le dossier « outbox », et ne part pas.',
    description: 'Below the channels',
  }),
  setUp: defineMessage({
    id: 'queues.set-up',
    defaultMessage: 'Configurés',
    description: 'State of a channel',
  }),
};
