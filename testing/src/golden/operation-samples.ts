import { actLogStream, type ActLogEvent } from '@ecrin/domain/act-log/act-log.events.ts';
import type {
  AdminNotificationEvent,
  AdminNotificationSettingsChosen,
} from '@ecrin/domain/admin-notification/admin-notification.events.ts';
import { defaultAdminNotificationSettings } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { BudgetEvent } from '@ecrin/domain/budget/budget.events.ts';
import type { ListExportEvent } from '@ecrin/domain/list-export/list-export.events.ts';
import type { ServiceAlertEvent } from '@ecrin/domain/operation/service-alert.events.ts';
import type { UpkeepEvent } from '@ecrin/domain/operation/upkeep.events.ts';
import type { WorkEvent } from '@ecrin/domain/operation/work.events.ts';
import type { SendingEvent } from '@ecrin/domain/sending/sending.events.ts';
import type { EngineUseEvent } from '@ecrin/domain/usage/engine-use.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

type OperationEvent =
  | ActLogEvent
  | ListExportEvent
  | BudgetEvent
  | EngineUseEvent
  | SendingEvent
  | AdminNotificationEvent
  | AdminNotificationSettingsChosen
  | ServiceAlertEvent
  | UpkeepEvent
  | WorkEvent;
const samplesIn: SamplesOf<OperationEvent> = samplesOf;

const adminId = '01980000-0000-7000-8000-000000000003';
const notificationId = '2f9d2f44-30b5-5a3e-9d1c-6f0f4a7b8c31';
const [at, later] = ['2026-01-02T09:00:00.000Z', '2026-01-02T09:10:00.000Z'];
const [state, alertId] = [{ about: 'disk-low', percent: 4 } as const, 'disk-low'];

const work = { workId: notificationId, kind: 'delivery', clientId: adminId, by: adminId } as const;
const upkeep = { upkeepId: '01980000-0000-7000-8000-000000000051', model: 'goal' } as const;

/** The events of running the service, as the code writes them today. */
export const operationSamples: readonly Sample[] = [
  ...samplesIn(`list-export-${notificationId}`, {
    type: 'ListExported',
    data: { exportId: notificationId, list: 'clients', by: adminId, exportedAt: at },
    private: null,
  }),
  ...samplesIn(actLogStream, {
    type: 'ActLogHeadRecorded',
    data: {
      count: 2,
      links: ['T9tTDwYQBb1nMBMYQJLZqJ2qYyU1Z0w7xBfCzXjIG0M', 'mJ0bGqk3sQ6mXoVQpQJt8bJr9w0yM1Vf3gR6tq5oZ2E'],
      lastId: notificationId,
      proof: 'qv2U7f0bQm8vJ0h1v2lq1v5o8dW3eYkq2mJxV5cZb1s',
      recordedAt: at,
    },
    private: null,
  }),
  ...samplesIn(`engine-use-${notificationId}`, {
    type: 'EngineUsed',
    data: {
      useId: notificationId,
      clientId: adminId,
      kind: 'advice',
      engine: 'openai-compatible',
      model: 'large',
      inputTokens: 812,
      outputTokens: 94,
      ms: 0,
      answered: true,
      usedAt: at,
    },
    private: null,
  }),
  ...samplesIn(
    `sendings-${adminId}-2026-01`,
    {
      type: 'ArchiveSent',
      data: {
        sendingId: notificationId,
        clientId: adminId,
        host: 'ecrin.exemple',
        size: 4_000_000,
        sentAt: at,
      },
      private: null,
    },
    {
      type: 'MessageSent',
      data: {
        sendingId: notificationId,
        clientId: adminId,
        carrier: 'mail',
        why: 'new-device',
        host: 'mail.example.org:465',
        size: 420,
        sentAt: at,
      },
      private: null,
    },
    {
      type: 'WordsSent',
      data: {
        sendingId: notificationId,
        clientId: adminId,
        purpose: 'understanding',
        kind: 'understanding',
        host: 'models.example',
        model: 'large',
        thing: 'text',
        size: 310,
        instructions: 5_535,
        about: { kind: 'thought', id: notificationId },
        sentAt: at,
      },
      private: null,
    },
    {
      type: 'WordsSent',
      data: {
        sendingId: adminId,
        clientId: adminId,
        purpose: 'transcription',
        kind: 'spoken-question',
        host: 'http://127.0.0.1:8080',
        model: 'ear',
        thing: 'sound',
        size: null,
        instructions: 0,
        about: null,
        sentAt: later,
      },
      private: null,
    },
  ),
  ...samplesIn(
    'budget-service-2026-01',
    {
      type: 'BudgetWarned',
      data: { clientId: null, month: '2026-01', percent: 83, warnedAt: at },
      private: null,
    },
    {
      type: 'BudgetReached',
      data: { clientId: null, month: '2026-01', percent: 101, reachedAt: later },
      private: null,
    },
  ),
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
  ...samplesIn(
    `work-${notificationId}`,
    { type: 'WorkRetried', data: { ...work, revision: 3, retriedAt: at }, private: null },
    { type: 'WorkDropped', data: { ...work, droppedAt: later }, private: { reason: 'Abonnement abandonné.' } },
  ),
  ...samplesIn(
    'upkeep-goal',
    { type: 'UpkeepRequested', data: { ...upkeep, act: 'rebuild', by: adminId, requestedAt: at }, private: null },
    { type: 'UpkeepAdvanced', data: { ...upkeep, percent: 40, advancedAt: at }, private: null },
    { type: 'UpkeepDone', data: { ...upkeep, parked: 0, doneAt: later }, private: null },
    { type: 'UpkeepRequested', data: { ...upkeep, act: 'rebuild', by: adminId, requestedAt: later }, private: null },
    { type: 'UpkeepFailed', data: { ...upkeep, fault: 'StoreUnavailable', failedAt: later }, private: null },
    {
      type: 'UpkeepRequested',
      data: { ...upkeep, act: 'retry-parked', by: adminId, requestedAt: later },
      private: null,
    },
  ),
];
