import { goalTimeZoneRequest, goalParams } from '@ecrin/contracts/goal.ts';
import { receipt } from '@ecrin/contracts/receipt.ts';
import { activateGoal } from '@ecrin/domain/goal/activate-goal.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './goal-route.ts';

export const activateGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'post',
    path: '/goals/:goalId/activate',
    access: 'client',
    summary: 'Wakes a goal that was put to sleep',
    params: goalParams,
    body: goalTimeZoneRequest,
    answer: receipt,
    handle: async ({ params: { goalId }, body: { timeZone } }, context) => {
      const input = { goalId, today: await todayOf(services, context, timeZone), now: context.now };
      return changeGoal(services, { goalId, decide: activateGoal, input, context: inZone(context, timeZone) });
    },
  });
