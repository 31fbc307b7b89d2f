import { reminderParams } from '@ecrin/contracts/reminder/reminder.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { restoreReminder } from '@ecrin/domain/reminder/commands/restore-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';
import { noBody } from '#http/routing/no-body.ts';
import { reminderLimitRefusal } from './reminder-preconditions.ts';

export const restoreReminderRoute = (services: Pick<ApiServices, 'execute' | 'reminderIdsOf'>) =>
  customRoute({
    method: 'post',
    path: '/reminders/:reminderId/restore',
    access: 'client',
    summary: 'Brings back a deleted reminder as it was',
    params: reminderParams,
    body: noBody,
    answer: receipt,
    handle: async ({ params: { reminderId } }, { clientId, now, command }) => {
      const refused = await reminderLimitRefusal(services, clientId, reminderId);
      if (refused) return { refused };
      const input = { reminderId, now };
      return commandReply(
        await services.execute({
          aggregate: reminder,
          id: reminderId,
          decide: restoreReminder,
          input,
          context: command,
        }),
        'reminder.not-found',
      );
    },
  });
