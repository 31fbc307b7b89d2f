import type {
  AdminNotificationEvent,
  AdminNotificationSettingsChosen,
} from '@ecrin/domain/admin-notification/admin-notification.events.ts';
import { defaultAdminNotificationSettings } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { ServiceAlertEvent } from '@ecrin/domain/operation/service-alert.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<AdminNotificationEvent | AdminNotificationSettingsChosen | ServiceAlertEvent> = samplesOf;

const adminId = '01980000-0000-7000-8000-000000000003';
const notificationId = '2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c31';
const [at, later] = ['2026-01-02T09:00:00.000Z', '2026-01-02T09:10:00.000Z'];
const [state, alertId] = [{ about: 'disk-low', percent: 4 } as const, 'disk-low'];

/** The events of running the service, as the code writes them today. */
export const operationSamples: readonly Sample[] = [
  ...samplesIn(
    `service-alert-${alertId}`,
    { type: 'ServiceAlertRaised', data: { alertId, state, raisedAt: at }, private: null },
    { type: 'ServiceAlertCleared', data: { alertId, state, raisedAt: at, clearedAt: later }, private: null },
    { type: 'ServiceAlertRaised', data: { alertId, state, raisedAt: later }, private: null },
  ),
  ...samplesIn(
    `admin-notification-${notificationId}`,
    {
      type: 'AdminNotificationPosted',
      data: { notificationId, adminId, notice: state, unread: true, postedAt: at },
      private: null,
    },
    { type: 'AdminNotificationRead', data: { notificationId, adminId, readAt: later }, private: null },
  ),
  ...samplesIn(`admin-notification-settings-${adminId}`, {
    type: 'AdminNotificationSettingsChosen',
    data: { adminId, settings: defaultAdminNotificationSettings, chosenAt: at },
    private: null,
  }),
];
