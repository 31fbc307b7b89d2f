import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { deleteGoal } from '@ecrin/domain/goal/commands/delete-goal.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { noBody } from '#http/routing/no-body.ts';

export const deleteGoalRoute = commandRoute({
  method: 'delete',
  path: '/goals/:goalId',
  access: 'client',
  summary: 'Deletes a goal; thoughts stay, and restoring undoes it',
  params: goalParams,
  body: noBody,
  aggregate: goal,
  id: ({ params }) => params.goalId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: deleteGoal,
  absent: 'goal.not-found',
});
