import { pauseGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { pauseGoals } from '@ecrin/domain/goal/commands/pause-goals.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commandReply } from '#http/routing/command-reply.ts';
import { inZone, todayOf, type GoalServices } from './change-goal.ts';

export const pauseGoalsRoute = (services: GoalServices) =>
  customRoute({
    method: 'put',
    path: '/goals/pause',
    access: 'client',
    summary: 'Pauses every goal from today on, until a day or until they are resumed',
    params: z.object({}),
    body: pauseGoalRequest,
    answer: receipt,
    handle: async ({ body: { untilDay, timeZone } }, context) => {
      const { clientId, now, command } = inZone(context, timeZone);
      const input = { ownerId: clientId, untilDay, today: await todayOf(services, context, timeZone), now };
      return commandReply(
        await services.execute({ aggregate: goalCalendar, id: clientId, decide: pauseGoals, input, context: command }),
        'goal.not-found',
      );
    },
  });
