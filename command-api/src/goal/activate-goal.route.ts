import { goalTimeZoneRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { activateGoal } from '@ecrin/domain/goal/commands/activate-goal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './change-goal.ts';

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
