import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { restoreGoal } from '@ecrin/domain/goal/commands/restore-goal.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';
import { changeGoal, goalLimitRefusal, type GoalServices } from './change-goal.ts';

export const restoreGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'post',
    path: '/goals/:goalId/restore',
    access: 'client',
    summary: 'Brings back a goal that was deleted, with all its figures',
    params: goalParams,
    body: noBody,
    answer: receipt,
    handle: async ({ params: { goalId } }, context) => {
      const { clientId, now } = context;
      const refused = await goalLimitRefusal(services, clientId, goalId);
      return refused
        ? { refused }
        : changeGoal(services, { goalId, decide: restoreGoal, input: { goalId, now }, context });
    },
  });
