import { chooseMatchRuleRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { chooseMatchRule } from '@ecrin/domain/goal/commands/choose-match-rule.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';

export const chooseMatchRuleRoute = commandRoute({
  method: 'put',
  path: '/goals/:goalId/match-rule',
  access: 'client',
  summary: 'Chooses whether thoughts that fit a goal count: always, when asked, or never',
  params: goalParams,
  body: chooseMatchRuleRequest,
  aggregate: goal,
  id: ({ params }) => params.goalId,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: chooseMatchRule,
  absent: 'goal.not-found',
});
