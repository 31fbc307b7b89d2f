import { reminderParams, reviseReminderRequest } from '@ecrin/contracts/reminder/reminder.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { reviseReminder } from '@ecrin/domain/reminder/commands/revise-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';
import { reminderSubjectRefusal } from './reminder-preconditions.ts';

export const reviseReminderRoute = (services: Pick<ApiServices, 'events' | 'execute'>) =>
  customRoute({
    method: 'put',
    path: '/reminders/:reminderId',
    access: 'client',
    summary: 'Puts a reminder as it is to stand',
    params: reminderParams,
    body: reviseReminderRequest,
    answer: receipt,
    handle: async ({ params: { reminderId }, body }, { clientId, now, command }) => {
      const refused = await reminderSubjectRefusal(services, clientId, body.subject);
      if (refused) return { refused };
      const input = { ...body, reminderId, now };
      return commandReply(
        await services.execute({
          aggregate: reminder,
          id: reminderId,
          decide: reviseReminder,
          input,
          context: command,
        }),
        'reminder.not-found',
      );
    },
  });
