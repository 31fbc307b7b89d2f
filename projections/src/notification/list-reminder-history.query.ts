import {
  type ReminderHistory,
  type ReminderSending,
  reminderHistory,
  reminderHistoryQuery,
} from '@ecrin/contracts/reminder/reminder.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { pushDeviceModel } from '#push-device/push-device.model.ts';
import { newestFirst, type PageRequest } from './list-notifications.query.ts';
import { deviceNames, outcomeOf } from './list-outcomes.query.ts';
import { notificationModel, type NotificationDocument } from './notification.model.ts';

export type HistoryAsked = PageRequest & Readonly<{ reminderId?: string | undefined }>;

/** What the client's reminders sent, newest first, deleted notifications included. Another client's reminder has no history. */
export const listReminderHistory =
  (models: ReadModels) =>
  async (
    ownerId: string,
    { reminderId, ...asked }: HistoryAsked,
  ): Promise<ReminderHistory | { refused: 'general.invalid-request' }> => {
    const filter = reminderId === undefined ? ({ ownerId, kind: 'reminder' } as const) : { ownerId, reminderId };
    const page = await newestFirst(await models.open(notificationModel), filter, asked);
    if ('refused' in page) return page;
    const names = await deviceNames(models, page.items);
    return { items: page.items.map((notification) => sendingOf(notification, names)), nextCursor: page.nextCursor };
  };

const sendingOf = (notification: NotificationDocument, names: Parameters<typeof outcomeOf>[0]): ReminderSending => {
  const {
    notificationId,
    reminderId,
    title,
    dueAt,
    postedAt,
    missed,
    snoozedFrom,
    outcomes,
    readAt,
    openedAt,
    doneAt,
    snoozedUntil,
  } = notification;
  return {
    notificationId,
    reminderId: reminderId ?? '',
    title,
    dueAt: dueAt ?? postedAt,
    postedAt,
    missed,
    snoozed: snoozedFrom !== null,
    outcomes: outcomes.map(outcomeOf(names)),
    readAt,
    openedAt,
    doneAt,
    snoozedUntil,
  };
};

export const listReminderHistoryRoute = queryRoute({
  method: 'get',
  path: '/reminders/history',
  access: 'client',
  summary: 'Lists the notifications of one or all reminders, newest first: due and posted times, outcomes and reasons',
  params: z.object({}),
  query: reminderHistoryQuery,
  answer: reminderHistory,
  model: notificationModel,
  joins: [pushDeviceModel],
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      listReminderHistory(models)(clientId, query),
});
