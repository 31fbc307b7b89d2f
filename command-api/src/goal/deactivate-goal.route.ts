import { goalTimeZoneRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { deactivateGoal } from '@ecrin/domain/goal/commands/deactivate-goal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './change-goal.ts';

export const deactivateGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'post',
    path: '/goals/:goalId/deactivate',
    access: 'client',
    summary: 'Puts a goal to sleep; its figures stay',
    params: goalParams,
    body: goalTimeZoneRequest,
    answer: receipt,
    handle: async ({ params: { goalId }, body: { timeZone } }, context) => {
      const input = { goalId, today: await todayOf(services, context, timeZone), now: context.now };
      return changeGoal(services, { goalId, decide: deactivateGoal, input, context: inZone(context, timeZone) });
    },
  });
