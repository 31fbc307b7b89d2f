import type { ActivityEntries } from './activity-entries.ts';
import type { ServiceEvent } from './recorded-event.ts';

/** Of running the service. */
export const serviceActivity: ActivityEntries<ServiceEvent> = {
  ServiceAlertRaised: ['service', 'plain', 'alertId'],
  ServiceAlertCleared: ['service', 'plain', 'alertId', 'raisedAt'],
  AdminNotificationPosted: ['notification', 'plain', 'unread'],
  AdminNotificationRead: ['notification', 'plain'],
  AdminNotificationSettingsChosen: ['administrator', 'plain'],
};
