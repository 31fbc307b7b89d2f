import { reminderCard, reminderParams } from '@ecrin/contracts/reminder/reminder.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findReminder } from './list-reminders.query.ts';
import { reminderModel } from './reminder.model.ts';
import { subjectModels } from './subject-titles.ts';

export const findReminderRoute = queryRoute({
  method: 'get',
  path: '/reminders/:reminderId',
  access: 'client',
  summary: 'Shows one reminder with its next five dates',
  params: reminderParams,
  query: z.object({}),
  answer: reminderCard,
  model: reminderModel,
  joins: subjectModels,
  ask:
    (models) =>
    ({ params }, { clientId, now }) =>
      findReminder(models)({ ownerId: clientId, now }, params.reminderId),
});
