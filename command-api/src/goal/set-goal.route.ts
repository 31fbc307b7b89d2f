import { setGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { setGoal } from '@ecrin/domain/goal/commands/set-goal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { changeGoal, inZone, todayOf, goalLimitRefusal, type GoalServices } from './change-goal.ts';
import { goalFilterRefusal } from './goal-filter-refusal.ts';

export const setGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'post',
    path: '/goals',
    access: 'client',
    summary: 'Sets a goal',
    params: z.object({}),
    body: setGoalRequest,
    answer: receipt,
    handle: async ({ body: { timeZone, ...given } }, context) => {
      const { clientId, now } = context;
      const refused =
        (await goalFilterRefusal(services, { clientId, filter: given.filter })) ??
        (await goalLimitRefusal(services, clientId, given.goalId));
      if (refused) return { refused };
      const input = { ...given, ownerId: clientId, today: await todayOf(services, context, timeZone), now };
      return changeGoal(services, {
        goalId: given.goalId,
        decide: setGoal,
        input,
        context: inZone(context, timeZone),
        absent: 'goal.already-set',
      });
    },
  });
