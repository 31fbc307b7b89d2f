import { defineMessage } from 'react-intl';

export const serviceSentences = {
  WorkRetried: defineMessage({
    id: 'activity.WorkRetried',
    defaultMessage: 'Travail en échec relancé',
    description: 'One event in the history of activity',
  }),
  WorkDropped: defineMessage({
    id: 'activity.WorkDropped',
    defaultMessage: 'Travail en échec abandonné',
    description: 'One event in the history of activity',
  }),
  UpkeepRequested: defineMessage({
    id: 'activity.UpkeepRequested',
    defaultMessage: 'Entretien d’un modèle de lecture demandé',
    description: 'One event in the history of activity',
  }),
  UpkeepAdvanced: defineMessage({
    id: 'activity.UpkeepAdvanced',
    defaultMessage: 'Entretien d’un modèle de lecture en cours',
    description: 'One event in the history of activity',
  }),
  UpkeepDone: defineMessage({
    id: 'activity.UpkeepDone',
    defaultMessage: 'Entretien d’un modèle de lecture terminé',
    description: 'One event in the history of activity',
  }),
  UpkeepFailed: defineMessage({
    id: 'activity.UpkeepFailed',
    defaultMessage: 'Entretien d’un modèle de lecture en échec',
    description: 'One event in the history of activity',
  }),
  ListExported: defineMessage({
    id: 'activity.ListExported',
    defaultMessage: 'Liste exportée',
    description: 'One event in the history of activity',
  }),
  ActLogHeadRecorded: defineMessage({
    id: 'activity.ActLogHeadRecorded',
    defaultMessage: 'Chaîne des actes enregistrée',
    description: 'One event in the history of activity',
  }),
  BroadcastDrafted: defineMessage({
    id: 'activity.BroadcastDrafted',
    defaultMessage: 'Message à plusieurs préparé',
    description: 'One event in the history of activity',
  }),
  BroadcastRevised: defineMessage({
    id: 'activity.BroadcastRevised',
    defaultMessage: 'Message à plusieurs modifié',
    description: 'One event in the history of activity',
  }),
  BroadcastDiscarded: defineMessage({
    id: 'activity.BroadcastDiscarded',
    defaultMessage: 'Message à plusieurs abandonné',
    description: 'One event in the history of activity',
  }),
  BroadcastTested: defineMessage({
    id: 'activity.BroadcastTested',
    defaultMessage: 'Message à plusieurs essayé sur soi',
    description: 'One event in the history of activity',
  }),
  BroadcastScheduled: defineMessage({
    id: 'activity.BroadcastScheduled',
    defaultMessage: 'Message à plusieurs programmé',
    description: 'One event in the history of activity',
  }),
  BroadcastUnscheduled: defineMessage({
    id: 'activity.BroadcastUnscheduled',
    defaultMessage: 'Message à plusieurs déprogrammé',
    description: 'One event in the history of activity',
  }),
  BroadcastStarted: defineMessage({
    id: 'activity.BroadcastStarted',
    defaultMessage: 'Envoi d’un message à plusieurs commencé',
    description: 'One event in the history of activity',
  }),
  BroadcastAdvanced: defineMessage({
    id: 'activity.BroadcastAdvanced',
    defaultMessage: 'Envoi d’un message à plusieurs en cours',
    description: 'One event in the history of activity',
  }),
  BroadcastCompleted: defineMessage({
    id: 'activity.BroadcastCompleted',
    defaultMessage: 'Envoi d’un message à plusieurs terminé',
    description: 'One event in the history of activity',
  }),
  BroadcastStopped: defineMessage({
    id: 'activity.BroadcastStopped',
    defaultMessage: 'Envoi d’un message à plusieurs arrêté',
    description: 'One event in the history of activity',
  }),
  AnnouncementDismissed: defineMessage({
    id: 'activity.AnnouncementDismissed',
    defaultMessage: 'Annonce refermée',
    description: 'One event in the history of activity',
  }),
  EngineUsed: defineMessage({
    id: 'activity.EngineUsed',
    defaultMessage: 'Moteur payant utilisé',
    description: 'One event in the history of activity',
  }),
  WordsSent: defineMessage({
    id: 'activity.WordsSent',
    defaultMessage: 'Mots envoyés à un moteur accepté',
    description: 'One event in the history of activity',
  }),
  MessageSent: defineMessage({
    id: 'activity.MessageSent',
    defaultMessage: 'Message remis à qui le distribue',
    description:
      'One event in the history of activity: a mail, push or code was handed to the service that delivers it',
  }),
  ArchiveSent: defineMessage({
    id: 'activity.ArchiveSent',
    defaultMessage: 'Archive envoyée à un autre écrin',
    description: 'One event in the history of activity: a person moved away',
  }),
  BudgetWarned: defineMessage({
    id: 'activity.BudgetWarned',
    defaultMessage: 'Budget du mois bientôt atteint',
    description: 'One event in the history of activity',
  }),
  BudgetReached: defineMessage({
    id: 'activity.BudgetReached',
    defaultMessage: 'Budget du mois atteint : moteurs payants arrêtés',
    description: 'One event in the history of activity',
  }),
};
