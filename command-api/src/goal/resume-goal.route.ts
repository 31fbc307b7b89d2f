import { goalTimeZoneRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { resumeGoal } from '@ecrin/domain/goal/commands/resume-goal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './change-goal.ts';

export const resumeGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'post',
    path: '/goals/:goalId/resume',
    access: 'client',
    summary: 'Ends the pause of a goal',
    params: goalParams,
    body: goalTimeZoneRequest,
    answer: receipt,
    handle: async ({ params: { goalId }, body: { timeZone } }, context) => {
      const input = { goalId, today: await todayOf(services, context, timeZone), now: context.now };
      return changeGoal(services, { goalId, decide: resumeGoal, input, context: inZone(context, timeZone) });
    },
  });
