import { receipt } from '@ecrin/contracts/receipt.ts';
import { reminderParams } from '@ecrin/contracts/reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { restoreReminder } from '@ecrin/domain/reminder/restore-reminder.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { noBody } from '../http/no-body.ts';
import { commandReply } from '../http/reply-of.ts';
import { reminderLimitRefusal } from './before-setting.ts';

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
