import { reminderParams } from '@ecrin/contracts/reminder/reminder.ts';
import { deleteReminder } from '@ecrin/domain/reminder/commands/delete-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const deleteReminderRoute = commandRoute({
  method: 'delete',
  path: '/reminders/:reminderId',
  access: 'client',
  summary: 'Deletes a reminder; restoring undoes it',
  params: reminderParams,
  body: noBody,
  aggregate: reminder,
  id: ({ params }) => params.reminderId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: deleteReminder,
  absent: 'reminder.not-found',
});
