import { markDayRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalDayParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { markDay } from '@ecrin/domain/goal/commands/mark-day.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './change-goal.ts';

export const markDayRoute = (services: GoalServices) =>
  customRoute({
    method: 'put',
    path: '/goals/:goalId/days/:day',
    access: 'client',
    summary: 'Says of a day that it was done, skipped or missed, or takes that back',
    params: goalDayParams,
    body: markDayRequest,
    answer: receipt,
    handle: async ({ params, body: { timeZone, ...given } }, context) => {
      const input = { ...params, ...given, today: await todayOf(services, context, timeZone), now: context.now };
      return changeGoal(services, {
        goalId: params.goalId,
        decide: markDay,
        input,
        context: inZone(context, timeZone),
      });
    },
  });
