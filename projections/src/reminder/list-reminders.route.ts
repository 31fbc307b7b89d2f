import { reminderList } from '@ecrin/contracts/reminder/reminder.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { listReminders } from './list-reminders.query.ts';
import { reminderModel } from './reminder.model.ts';
import { subjectModels } from './subject-titles.ts';

export const listRemindersRoute = queryRoute({
  method: 'get',
  path: '/reminders',
  access: 'client',
  summary: 'Lists the client’s reminders with their next five dates, active ones first, by the next of these',
  params: z.object({}),
  query: z.object({}),
  answer: reminderList,
  model: reminderModel,
  joins: subjectModels,
  ask:
    (models) =>
    (_request, { clientId, now }) =>
      listReminders(models)({ ownerId: clientId, now }),
});
