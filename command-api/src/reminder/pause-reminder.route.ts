import { reminderParams } from '@ecrin/contracts/reminder/reminder.ts';
import { pauseReminder } from '@ecrin/domain/reminder/commands/pause-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const pauseReminderRoute = commandRoute({
  method: 'post',
  path: '/reminders/:reminderId/pause',
  access: 'client',
  summary: 'Pauses a reminder',
  params: reminderParams,
  body: noBody,
  aggregate: reminder,
  id: ({ params }) => params.reminderId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: pauseReminder,
  absent: 'reminder.not-found',
});
