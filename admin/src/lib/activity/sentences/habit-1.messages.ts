import { defineMessage } from 'react-intl';

export const habitSentences1 = {
  GoalSet: defineMessage({
    id: 'activity.GoalSet',
    defaultMessage: 'Objectif posé',
    description: 'One event in the history of activity',
  }),
  GoalRevised: defineMessage({
    id: 'activity.GoalRevised',
    defaultMessage: 'Objectif revu',
    description: 'One event in the history of activity',
  }),
  GoalMatchRuleChosen: defineMessage({
    id: 'activity.GoalMatchRuleChosen',
    defaultMessage: 'Règle de comptage d’un objectif choisie',
    description: 'One event in the history of activity',
  }),
  GoalThoughtCounted: defineMessage({
    id: 'activity.GoalThoughtCounted',
    defaultMessage: 'Pensée comptée pour un objectif',
    description: 'One event in the history of activity',
  }),
  GoalThoughtLeftOut: defineMessage({
    id: 'activity.GoalThoughtLeftOut',
    defaultMessage: 'Pensée laissée hors d’un objectif',
    description: 'One event in the history of activity',
  }),
  GoalDayMarked: defineMessage({
    id: 'activity.GoalDayMarked',
    defaultMessage: 'Jour d’un objectif noté',
    description: 'One event in the history of activity',
  }),
  GoalPaused: defineMessage({
    id: 'activity.GoalPaused',
    defaultMessage: 'Objectif en pause',
    description: 'One event in the history of activity',
  }),
  GoalResumed: defineMessage({
    id: 'activity.GoalResumed',
    defaultMessage: 'Objectif repris',
    description: 'One event in the history of activity',
  }),
  GoalDeactivated: defineMessage({
    id: 'activity.GoalDeactivated',
    defaultMessage: 'Objectif mis en sommeil',
    description: 'One event in the history of activity',
  }),
  GoalActivated: defineMessage({
    id: 'activity.GoalActivated',
    defaultMessage: 'Objectif réveillé',
    description: 'One event in the history of activity',
  }),
  GoalDeleted: defineMessage({
    id: 'activity.GoalDeleted',
    defaultMessage: 'Objectif supprimé',
    description: 'One event in the history of activity',
  }),
  GoalRestored: defineMessage({
    id: 'activity.GoalRestored',
    defaultMessage: 'Objectif rétabli',
    description: 'One event in the history of activity',
  }),
  GoalDayStartChosen: defineMessage({
    id: 'activity.GoalDayStartChosen',
    defaultMessage: 'Début de la journée choisi',
    description: 'One event in the history of activity',
  }),
  GoalsPaused: defineMessage({
    id: 'activity.GoalsPaused',
    defaultMessage: 'Tous les objectifs en pause',
    description: 'One event in the history of activity',
  }),
  GoalsResumed: defineMessage({
    id: 'activity.GoalsResumed',
    defaultMessage: 'Tous les objectifs repris',
    description: 'One event in the history of activity',
  }),
  GoalsReviewed: defineMessage({
    id: 'activity.GoalsReviewed',
    defaultMessage: 'Objectifs du jour relevés',
    description: 'One event in the history of activity',
  }),
  ReminderSet: defineMessage({
    id: 'activity.ReminderSet',
    defaultMessage: 'Rappel posé',
    description: 'One event in the history of activity',
  }),
  ReminderRevised: defineMessage({
    id: 'activity.ReminderRevised',
    defaultMessage: 'Rappel modifié',
    description: 'One event in the history of activity',
  }),
  ReminderZoneChanged: defineMessage({
    id: 'activity.ReminderZoneChanged',
    defaultMessage: 'Fuseau d’un rappel changé',
    description: 'One event in the history of activity',
  }),
  ReminderPaused: defineMessage({
    id: 'activity.ReminderPaused',
    defaultMessage: 'Rappel en pause',
    description: 'One event in the history of activity',
  }),
  ReminderStarted: defineMessage({
    id: 'activity.ReminderStarted',
    defaultMessage: 'Rappel repris',
    description: 'One event in the history of activity',
  }),
  ReminderDeleted: defineMessage({
    id: 'activity.ReminderDeleted',
    defaultMessage: 'Rappel supprimé',
    description: 'One event in the history of activity',
  }),
  ReminderRestored: defineMessage({
    id: 'activity.ReminderRestored',
    defaultMessage: 'Rappel rétabli',
    description: 'One event in the history of activity',
  }),
  NotificationPosted: defineMessage({
    id: 'activity.NotificationPosted',
    defaultMessage: 'Notification déposée',
    description: 'One event in the history of activity',
  }),
  NotificationRead: defineMessage({
    id: 'activity.NotificationRead',
    defaultMessage: 'Notification lue',
    description: 'One event in the history of activity',
  }),
  NotificationDeleted: defineMessage({
    id: 'activity.NotificationDeleted',
    defaultMessage: 'Notification supprimée',
    description: 'One event in the history of activity',
  }),
  NotificationOpened: defineMessage({
    id: 'activity.NotificationOpened',
    defaultMessage: 'Notification ouverte',
    description: 'One event in the history of activity',
  }),
  NotificationDone: defineMessage({
    id: 'activity.NotificationDone',
    defaultMessage: 'Notification marquée comme faite',
    description: 'One event in the history of activity',
  }),
  NotificationSnoozed: defineMessage({
    id: 'activity.NotificationSnoozed',
    defaultMessage: 'Notification remise à plus tard',
    description: 'One event in the history of activity',
  }),
  NotificationSent: defineMessage({
    id: 'activity.NotificationSent',
    defaultMessage: 'Notification envoyée',
    description: 'One event in the history of activity',
  }),
};
