import { reminderHistory, reminderHistoryQuery } from '@ecrin/contracts/reminder/reminder.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { pushDeviceModel } from '#push-device/push-device.model.ts';
import { listReminderHistory } from './list-reminder-history.query.ts';
import { notificationModel } from './notification.model.ts';

export const listReminderHistoryRoute = queryRoute({
  method: 'get',
  path: '/reminders/history',
  access: 'client',
  summary:
    'Lists what the client’s reminders sent, of one or of all, newest first: due, posted, what became of it and why it did not arrive',
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
