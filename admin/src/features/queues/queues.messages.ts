import { defineMessage } from 'react-intl';

export const queuesMessages = {
  client: defineMessage({ id: 'queues.client', defaultMessage: 'Personne', description: 'Column: whose work it is' }),
  title: defineMessage({
    id: 'queues.title',
    defaultMessage: 'Files et pannes',
    description: 'Title',
  }),
  loading: defineMessage({
    id: 'queues.loading',
    defaultMessage: 'Chargement des files',
    description: 'While they are fetched',
  }),
  missing: defineMessage({
    id: 'queues.missing',
    defaultMessage: 'Les files n’ont pas pu être chargées',
    description: 'When they cannot be fetched',
  }),
  failed: defineMessage({
    id: 'queues.failed',
    defaultMessage: 'En échec',
    description: 'Figure and heading',
  }),
  waiting: defineMessage({
    id: 'queues.waiting',
    defaultMessage: 'En attente',
    description: 'Figure',
  }),
  parkedModels: defineMessage({
    id: 'queues.parked-models',
    defaultMessage: 'Projections garées',
    description: 'Figure',
  }),
  retryable: defineMessage<{ count: number }>({
    id: 'queues.retryable',
    defaultMessage: 'dont {count} à relancer',
    description: 'Under a figure',
  }),
  failures: defineMessage({
    id: 'queues.failures',
    defaultMessage: 'Ce qui a échoué',
    description: 'Heading',
  }),
  work: defineMessage({
    id: 'queues.work',
    defaultMessage: 'Travail',
    description: 'Column',
  }),
  reference: defineMessage({
    id: 'queues.reference',
    defaultMessage: 'Réf.',
    description: 'Column',
  }),
  reason: defineMessage({
    id: 'queues.reason',
    defaultMessage: 'Raison',
    description: 'Column',
  }),
  attempts: defineMessage({
    id: 'queues.attempts',
    defaultMessage: 'Essais',
    description: 'Column',
  }),
  since: defineMessage({
    id: 'queues.since',
    defaultMessage: 'Depuis',
    description: 'Column',
  }),
  act: defineMessage({
    id: 'queues.act',
    defaultMessage: 'Action',
    description: 'Column',
  }),
  retry: defineMessage({
    id: 'queues.retry',
    defaultMessage: 'Relancer',
    description: 'Button',
  }),
  retryOne: defineMessage<{ work: string; reference: string }>({
    id: 'queues.retry-one',
    defaultMessage: 'Relancer : {work}, {reference}',
    description: 'Accessible name',
  }),
  retried: defineMessage<{ count: number }>({
    id: 'queues.retried',
    defaultMessage: '{count, plural, =0 {Rien n’était à relancer} one {Un travail relancé} other {# travaux relancés}}',
    description: 'Toast',
  }),
  retryAll: defineMessage<{ count: number }>({
    id: 'queues.retry-all',
    defaultMessage: '{count, plural, one {Relancer celui qui le peut} other {Relancer les # qui le peuvent}}',
    description: 'Button',
  }),
  retryAllTitle: defineMessage<{ count: number }>({
    id: 'queues.retry-all.title',
    defaultMessage: '{count, plural, one {Relancer un travail ?} other {Relancer # travaux ?}}',
    description: 'Question before it is done',
  }),
  retryAllText: defineMessage({
    id: 'queues.retry-all.text',
    defaultMessage: 'Ce qui passe par un moteur payant est payé une fois de plus.',
    description: 'Under it: what it costs',
  }),
  retryAllElsewhere: defineMessage({
    id: 'queues.retry-all.elsewhere',
    defaultMessage: 'Un Super Admin peut tout relancer d’un coup.',
    description: 'Instead of the button, for other administrators',
  }),
  close: defineMessage({
    id: 'queues.close',
    defaultMessage: 'Clore',
    description: 'Button',
  }),
  closeOne: defineMessage<{ work: string; reference: string }>({
    id: 'queues.close-one',
    defaultMessage: 'Clore : {work}, {reference}',
    description: 'Accessible name',
  }),
  closeTitle: defineMessage({
    id: 'queues.close-title',
    defaultMessage: 'Clore ce travail',
    description: 'Dialog',
  }),
  closeText: defineMessage({
    id: 'queues.close-text',
    defaultMessage: 'Il ne sera plus montré ici, et ne reprendra pas. La raison est gardée avec votre nom.',
    description: 'In that dialog',
  }),
  closed: defineMessage({
    id: 'queues.closed',
    defaultMessage: 'Travail clos',
    description: 'Toast',
  }),
  more: defineMessage({
    id: 'queues.more',
    defaultMessage: 'Voir la suite',
    description: 'Button',
  }),
  outbox: defineMessage({
    id: 'queues.outbox',
    defaultMessage:
      'Aucun envoi d’e-mails n’est configuré : ils sont écrits dans le dossier « outbox » des données, et n’arrivent à personne.',
    description: 'Banner',
  }),
  waitingWork: defineMessage({
    id: 'queues.waiting-work',
    defaultMessage: 'Ce qui attend',
    description: 'Heading',
  }),
  state: defineMessage({
    id: 'queues.state',
    defaultMessage: 'État',
    description: 'Column',
  }),
  kinds: defineMessage({
    id: 'queues.kinds',
    defaultMessage: 'Sortes de travaux',
    description: 'Name of the choices',
  }),
  allKinds: defineMessage<{ count: number }>({
    id: 'queues.all-kinds',
    defaultMessage: 'Tout, {count}',
    description: 'Choice',
  }),
  ofKind: defineMessage<{ kind: string; count: number }>({
    id: 'queues.of-kind',
    defaultMessage: '{kind}, {count}',
    description: 'Choice: a kind of work, and how many failed',
  }),
};
