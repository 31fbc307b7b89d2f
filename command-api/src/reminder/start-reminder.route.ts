import { reminderParams } from '@ecrin/contracts/reminder/reminder.ts';
import { startReminder } from '@ecrin/domain/reminder/commands/start-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const startReminderRoute = commandRoute({
  method: 'post',
  path: '/reminders/:reminderId/start',
  access: 'client',
  summary: 'Starts a paused reminder again; what came due meanwhile is not made up for',
  params: reminderParams,
  body: noBody,
  aggregate: reminder,
  id: ({ params }) => params.reminderId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: startReminder,
  absent: 'reminder.not-found',
});
