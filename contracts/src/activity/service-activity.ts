import type { ActivityEntries } from './activity-entries.ts';
import type { ServiceEvent } from './recorded-event.ts';

/** Of running the service. */
export const serviceActivity: ActivityEntries<ServiceEvent> = {
  ServiceAlertRaised: ['service', 'plain', 'alertId'],
  ServiceAlertCleared: ['service', 'plain', 'alertId', 'raisedAt'],
  AdminNotificationPosted: ['notification', 'plain', 'unread'],
  AdminNotificationRead: ['notification', 'plain'],
  AdminNotificationSettingsChosen: ['administrator', 'plain'],
  WorkRetried: ['service', 'plain', 'kind', 'clientId', 'by'],
  WorkDropped: ['service', 'masked', 'kind', 'clientId', 'by'],
  UpkeepRequested: ['service', 'plain', 'model', 'act', 'by'],
  UpkeepAdvanced: ['service', 'plain', 'model', 'percent'],
  UpkeepDone: ['service', 'plain', 'model', 'parked'],
  EngineUsed: ['service', 'plain', 'kind', 'engine', 'model', 'inputTokens', 'outputTokens', 'ms', 'answered'],
  WordsSent: ['service', 'plain', 'purpose', 'kind', 'host', 'model'],
  MessageSent: ['service', 'plain', 'host'],
  ArchiveSent: ['service', 'plain'],
  BudgetWarned: ['service', 'plain', 'clientId', 'percent'],
  BudgetReached: ['service', 'plain', 'clientId', 'percent'],
  ListExported: ['administrator', 'plain', 'list', 'by'],
  ActLogHeadRecorded: ['service', 'plain', 'count'],
  UpkeepFailed: ['service', 'plain', 'model', 'fault'],
};
