import { changeReminderZoneRequest } from '@ecrin/contracts/reminder/reminder.ts';
import { receipt, type Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { changeReminderZone } from '@ecrin/domain/reminder/commands/change-reminder-zone.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';

/**
 * One event in each of the client's reminders in another zone. After an interruption, the same request continues: a reminder that has
 * changed is not changed again. The receipt is the latest one, so that a read after it finds them all changed.
 */
export const changeReminderZoneRoute = ({ execute, reminderIdsOf }: Pick<ApiServices, 'execute' | 'reminderIdsOf'>) =>
  customRoute({
    method: 'put',
    path: '/reminders/time-zone',
    access: 'client',
    summary: 'Changes the time zone of all the client’s reminders',
    params: z.object({}),
    body: changeReminderZoneRequest,
    answer: receipt,
    handle: async ({ body: { timeZone } }, { clientId, now, command }) => {
      const ids = await reminderIdsOf(clientId);
      const outcomes = await Promise.all(
        ids.map((reminderId) =>
          execute({
            aggregate: reminder,
            id: reminderId,
            decide: changeReminderZone,
            input: { reminderId, timeZone, now },
            context: command,
          }),
        ),
      );
      // One that was deleted meanwhile has no zone to change.
      const receipts = outcomes.flatMap((outcome) => ('receipt' in outcome ? outcome.receipt : []));
      return { json: receipts.reduce(latestReceipt, { stream: '', revision: -1, position: 0 }) };
    },
  });

const latestReceipt = (one: Receipt, other: Receipt): Receipt => (other.position > one.position ? other : one);
