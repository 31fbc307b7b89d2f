import { defineMessage } from 'react-intl';

export const habitSentences2 = {
  NotificationDelivered: defineMessage({
    id: 'activity.NotificationDelivered',
    defaultMessage: 'Notification arrivée sur l’appareil',
    description: 'One event in the history of activity',
  }),
  NotificationHeldBack: defineMessage({
    id: 'activity.NotificationHeldBack',
    defaultMessage: 'Notification retenue par les heures calmes',
    description: 'One event in the history of activity',
  }),
  NotificationBlocked: defineMessage({
    id: 'activity.NotificationBlocked',
    defaultMessage: 'Notification non envoyée',
    description: 'One event in the history of activity',
  }),
  NotificationSettingsChosen: defineMessage({
    id: 'activity.NotificationSettingsChosen',
    defaultMessage: 'Réglages des notifications changés',
    description: 'One event in the history of activity',
  }),
  PushDeviceAdded: defineMessage({
    id: 'activity.PushDeviceAdded',
    defaultMessage: 'Appareil abonné aux notifications',
    description: 'One event in the history of activity',
  }),
  PushDeviceRemoved: defineMessage({
    id: 'activity.PushDeviceRemoved',
    defaultMessage: 'Appareil désabonné des notifications',
    description: 'One event in the history of activity',
  }),
  GoalDaysCounted: defineMessage({
    id: 'activity.GoalDaysCounted',
    defaultMessage: 'Jours d’un objectif comptés',
    description: 'One event in the history of activity',
  }),
};
