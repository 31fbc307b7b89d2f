import { defineMessage } from 'react-intl';

export const notableMessages = {
  queues: defineMessage({ id: 'figures.queues', defaultMessage: 'Files d’attente', description: 'Heading: work that is running now' }),
  allMoves: defineMessage({ id: 'figures.all-moves', defaultMessage: 'Tout avance', description: 'State of the queues' }),
  somethingLate: defineMessage({ id: 'figures.something-late', defaultMessage: 'Du retard', description: 'State of the queues: an engine does not answer, or work takes too long' }),
  engineAway: defineMessage<{ engine: string }>({ id: 'figures.engine-away', defaultMessage: 'Moteur qui ne répond pas : {engine}', description: 'Something to look at' }),
  somethingStopped: defineMessage({ id: 'figures.something-stopped', defaultMessage: 'Quelque chose est arrêté', description: 'State of the queues' }),
  transcriptions: defineMessage({ id: 'figures.transcriptions', defaultMessage: 'Transcription', description: 'A queue' }),
  understandings: defineMessage({ id: 'figures.understandings', defaultMessage: 'Analyse', description: 'A queue' }),
  orbs: defineMessage({ id: 'figures.orbs', defaultMessage: 'Orbes', description: 'A queue' }),
  toLookAt: defineMessage({ id: 'figures.to-look-at', defaultMessage: 'À regarder', description: 'Heading: what waits for an administrator' }),
  nothingWaits: defineMessage({ id: 'figures.nothing-waits', defaultMessage: 'Rien n’attend.', description: 'When nothing waits for an administrator' }),
  transcriptionsFailed: defineMessage<{ count: number }>({
    id: 'figures.transcriptions-failed',
    defaultMessage: '{count, plural, one {# transcription a échoué} other {# transcriptions ont échoué}}',
    description: 'Something to look at',
  }),
  understandingsFailed: defineMessage<{ count: number }>({
    id: 'figures.understandings-failed',
    defaultMessage: '{count, plural, one {# pensée n’a pas pu être analysée} other {# pensées n’ont pas pu être analysées}}',
    description: 'Something to look at',
  }),
  serviceStopped: defineMessage({ id: 'figures.service-stopped', defaultMessage: 'Une partie du service est arrêtée', description: 'Something to look at' }),
  parked: defineMessage<{ count: number }>({
    id: 'figures.parked',
    defaultMessage: '{count, plural, one {# tâche de fond à débloquer} other {# tâches de fond à débloquer}}',
    description: 'Something to look at',
  }),
  modelAwaited: defineMessage({ id: 'figures.model-awaited', defaultMessage: 'La transcription attend son modèle', description: 'Something to look at' }),
  unread: defineMessage<{ count: number }>({
    id: 'figures.unread',
    defaultMessage: '{count, plural, one {# notification non lue} other {# notifications non lues}}',
    description: 'Something to look at',
  }),
  withoutFactor: defineMessage<{ count: number }>({
    id: 'figures.without-factor',
    defaultMessage: '{count, plural, one {# compte sans second facteur} other {# comptes sans second facteur}}',
    description: 'Something to look at',
  }),
  requests: defineMessage<{ count: number }>({ id: 'figures.requests', defaultMessage: '{count, plural, one {# demande attend} other {# demandes attendent}}', description: 'Something to look at' }),
  erasures: defineMessage<{ count: number }>({
    id: 'figures.erasures',
    defaultMessage: '{count, plural, one {# effacement à confirmer} other {# effacements à confirmer}}',
    description: 'Something to look at',
  }),
  comments: defineMessage<{ count: number }>({
    id: 'figures.comments',
    defaultMessage: '{count, plural, one {# commentaire signalé} other {# commentaires signalés}}',
    description: 'Something to look at',
  }),
  read: defineMessage({ id: 'figures.read', defaultMessage: 'Lire', description: 'Link to the notifications' }),
  see: defineMessage({ id: 'figures.see', defaultMessage: 'Voir', description: 'Link to what is named before it' }),
  retry: defineMessage({ id: 'figures.retry', defaultMessage: 'Relancer', description: 'Link to what failed' }),
  overdue: defineMessage<{ count: number }>({
    id: 'figures.overdue',
    defaultMessage: '{count, plural, one {# transcription en cours depuis plus de 5 min} other {# transcriptions en cours depuis plus de 5 min}}',
    description: 'Something to look at',
  }),
  parkedModels: defineMessage<{ count: number }>({
    id: 'figures.parked-models',
    defaultMessage: '{count, plural, one {# projection garée} other {# projections garées}}',
    description: 'Something to look at: read models with streams that wait',
  }),
  othersFailed: defineMessage<{ count: number }>({
    id: 'figures.others-failed',
    defaultMessage: '{count, plural, one {# autre travail a échoué} other {# autres travaux ont échoué}}',
    description: 'Something to look at',
  }),
  accessOpen: defineMessage<{ minutes: number }>({ id: 'figures.access-open', defaultMessage: 'Accès exceptionnel ouvert, se ferme dans {minutes} min', description: 'Something to look at' }),
};
