import { defineMessage } from 'react-intl';

export const detailMessages = {
  clients: defineMessage({
    id: 'figures.clients',
    defaultMessage: 'Utilisateurs',
    description: 'Heading of figures',
  }),
  clientsInAll: defineMessage({
    id: 'figures.clients-in-all',
    defaultMessage: 'En tout',
    description: 'Figure: clients',
  }),
  newClients: defineMessage({
    id: 'figures.new-clients',
    defaultMessage: 'Nouveaux',
    description: 'Figure: clients who registered',
  }),
  kept: defineMessage({
    id: 'figures.kept',
    defaultMessage: 'Gardées en tout',
    description: 'Figure: thoughts that are not deleted',
  }),
  deleted: defineMessage({
    id: 'figures.deleted',
    defaultMessage: 'Supprimées',
    description: 'Figure: thoughts',
  }),
  work: defineMessage({
    id: 'figures.work',
    defaultMessage: 'Transcription et analyse',
    description: 'Heading of figures',
  }),
  transcribed: defineMessage({
    id: 'figures.transcribed',
    defaultMessage: 'Transcrites',
    description: 'Figure: recordings',
  }),
  transcriptionsNotDone: defineMessage({
    id: 'figures.transcriptions-not-done',
    defaultMessage: 'Transcriptions en échec',
    description: 'Figure',
  }),
  understood: defineMessage({
    id: 'figures.understood',
    defaultMessage: 'Analysées',
    description: 'Figure: thoughts',
  }),
  understandingsNotDone: defineMessage({
    id: 'figures.understandings-not-done',
    defaultMessage: 'Analyses en échec',
    description: 'Figure',
  }),
  understandingDelay: defineMessage({
    id: 'figures.understanding-delay',
    defaultMessage: 'Délai d’analyse',
    description: 'Figure: a median and a 95th percentile follow',
  }),
  medianAnd95: defineMessage<{ median: string; p95: string }>({
    id: 'figures.median-and-95',
    defaultMessage: '{median}, 95e centile {p95}',
    description: 'A median and a 95th percentile',
  }),
  goalsAndOrbs: defineMessage({
    id: 'figures.goals-and-orbs',
    defaultMessage: 'Objectifs et orbes',
    description: 'Heading of figures',
  }),
  goals: defineMessage({
    id: 'figures.goals',
    defaultMessage: 'Objectifs en cours',
    description: 'Figure: goals that are not deleted',
  }),
  goalsSet: defineMessage({
    id: 'figures.goals-set',
    defaultMessage: 'Nouveaux objectifs',
    description: 'Figure',
  }),
  periodsMet: defineMessage({
    id: 'figures.periods-met',
    defaultMessage: 'Cibles atteintes',
    description: 'Figure: periods of goals',
  }),
  orbsFailed: defineMessage({
    id: 'figures.orbs-failed',
    defaultMessage: 'Lectures en échec',
    description: 'Figure: orb runs',
  }),
  notifications: defineMessage({
    id: 'figures.notifications',
    defaultMessage: 'Notifications',
    description: 'Heading of figures',
  }),
  posted: defineMessage({
    id: 'figures.posted',
    defaultMessage: 'Adressées',
    description: 'Figure: notifications',
  }),
  sent: defineMessage({
    id: 'figures.sent',
    defaultMessage: 'Envois acceptés',
    description: 'Figure: pushes and mails',
  }),
  delivered: defineMessage({
    id: 'figures.delivered',
    defaultMessage: 'Reçues par l’appareil',
    description: 'Figure: pushes',
  }),
  opened: defineMessage({
    id: 'figures.opened',
    defaultMessage: 'Ouvertes',
    description: 'Figure: notifications',
  }),
  heldBack: defineMessage({
    id: 'figures.held-back',
    defaultMessage: 'Retenues la nuit',
    description: 'Figure: pushes and mails',
  }),
  blocked: defineMessage({
    id: 'figures.blocked',
    defaultMessage: 'Non envoyées, et pourquoi',
    description: 'Heading of figures',
  }),
  noneBlocked: defineMessage({
    id: 'figures.none-blocked',
    defaultMessage: 'Tout ce qui devait partir est parti.',
    description: 'When nothing was blocked',
  }),
};
