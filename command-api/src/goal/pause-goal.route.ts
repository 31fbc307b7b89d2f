import { pauseGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { pauseGoal } from '@ecrin/domain/goal/commands/pause-goal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './change-goal.ts';

export const pauseGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'put',
    path: '/goals/:goalId/pause',
    access: 'client',
    summary: 'Pauses a goal from today on, until a day or until it is resumed',
    params: goalParams,
    body: pauseGoalRequest,
    answer: receipt,
    handle: async ({ params: { goalId }, body: { untilDay, timeZone } }, context) => {
      const input = { goalId, untilDay, today: await todayOf(services, context, timeZone), now: context.now };
      return changeGoal(services, { goalId, decide: pauseGoal, input, context: inZone(context, timeZone) });
    },
  });
