import { chooseDayStartRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { chooseDayStart } from '@ecrin/domain/goal/commands/choose-day-start.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commandReply } from '#http/routing/command-reply.ts';
import { inZone, type GoalServices } from './change-goal.ts';

export const chooseDayStartRoute = ({ execute }: GoalServices) =>
  customRoute({
    method: 'put',
    path: '/goals/day-start',
    access: 'client',
    summary: 'Chooses when the client’s days begin, for goals and the view of today, from this day on',
    params: z.object({}),
    body: chooseDayStartRequest,
    answer: receipt,
    handle: async ({ body: { minutes, timeZone } }, context) => {
      const { clientId, now, command } = inZone(context, timeZone);
      const input = { ownerId: clientId, minutes, calendarToday: calendarDay(now, timeZone), now };
      return commandReply(
        await execute({ aggregate: goalCalendar, id: clientId, decide: chooseDayStart, input, context: command }),
        'goal.not-found',
      );
    },
  });
