import { goalParams } from '@ecrin/contracts/goal.ts';
import { restoreGoal } from '@ecrin/domain/goal/restore-goal.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { noBody } from '../http/no-body.ts';

export const restoreGoalRoute = commandRoute({
  method: 'post',
  path: '/goals/:goalId/restore',
  access: 'client',
  summary: 'Brings back a goal that was deleted, with all its figures',
  params: goalParams,
  body: noBody,
  aggregate: goal,
  id: ({ params }) => params.goalId,
  input: ({ params }, { now }) => ({ ...params, now }),
  decide: restoreGoal,
  absent: 'goal.not-found',
});
