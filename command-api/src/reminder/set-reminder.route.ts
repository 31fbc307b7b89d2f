import { setReminderRequest } from '@ecrin/contracts/reminder/reminder.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { setReminder } from '@ecrin/domain/reminder/commands/set-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';
import { reminderSubjectRefusal, reminderLimitRefusal } from './reminder-preconditions.ts';

export const setReminderRoute = (services: Pick<ApiServices, 'events' | 'execute' | 'reminderIdsOf'>) =>
  customRoute({
    method: 'post',
    path: '/reminders',
    access: 'client',
    summary: 'Sets a reminder, of its own or about a thought or goal of the client',
    params: z.object({}),
    body: setReminderRequest,
    answer: receipt,
    handle: async ({ body }, { clientId, now, command }) => {
      const refused =
        (await reminderSubjectRefusal(services, clientId, body.subject)) ??
        (await reminderLimitRefusal(services, clientId, body.reminderId));
      if (refused) return { refused };
      const input = { ...body, ownerId: clientId, now };
      return commandReply(
        await services.execute({
          aggregate: reminder,
          id: body.reminderId,
          decide: setReminder,
          input,
          context: command,
        }),
        'reminder.already-set',
      );
    },
  });
