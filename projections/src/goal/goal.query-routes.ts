import { goalChart, goalChartQuery, goalWhatIf, goalWhatIfQuery } from '@ecrin/contracts/goal/goal-analysis.ts';
import { goalAdvice, goalDetail, goalList, goalParams, goalProposals, goalQuery } from '@ecrin/contracts/goal/goal.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { createGoalAdvice, type Advise, type UsedShare } from './advise-on-goal.query.ts';
import { findGoal, goalChartOf, goalWhatIfOf, listGoals } from './goal-queries.ts';
import { goalSnapshotModels as joined } from './list-goal-snapshots.query.ts';
import { listProposals } from './list-proposals.query.ts';

export const listGoalsRoute = queryRoute({
  method: 'get',
  path: '/goals',
  access: 'client',
  summary: 'Lists the client’s goals, each with its current figures',
  params: z.object({}),
  query: goalQuery,
  answer: goalList,
  ...joined,
  ask:
    (models) =>
    ({ query: { timeZone } }, { clientId, now }) =>
      listGoals(models)({ ownerId: clientId, now, timeZone }),
});

export const listProposalsRoute = queryRoute({
  method: 'get',
  path: '/goals/proposals',
  access: 'client',
  summary: 'Lists the newest thoughts that match a goal and wait for confirmation',
  params: z.object({}),
  query: goalQuery,
  answer: goalProposals,
  ...joined,
  ask:
    (models) =>
    ({ query: { timeZone } }, { clientId, now }) =>
      listProposals(models)({ ownerId: clientId, now, timeZone }),
});

export const findGoalRoute = queryRoute({
  method: 'get',
  path: '/goals/:goalId',
  access: 'client',
  summary: 'Shows one goal with its periods, figures and sentences',
  params: goalParams,
  query: goalQuery,
  answer: goalDetail,
  ...joined,
  ask:
    (models) =>
    ({ params: { goalId }, query: { timeZone } }, { clientId, now }) =>
      findGoal(models)({ ownerId: clientId, goalId, now, timeZone }),
});

export const goalChartRoute = queryRoute({
  method: 'get',
  path: '/goals/:goalId/chart',
  access: 'client',
  summary: 'Counts a goal by days, weeks or months of a range',
  params: goalParams,
  query: goalChartQuery,
  answer: goalChart,
  ...joined,
  ask:
    (models) =>
    ({ params: { goalId }, query: { timeZone, range } }, { clientId, now }) =>
      goalChartOf(models)({ ownerId: clientId, goalId, now, timeZone, range }),
});

export const goalWhatIfRoute = queryRoute({
  method: 'get',
  path: '/goals/:goalId/what-if',
  access: 'client',
  summary: 'Shows a goal’s figures with other terms',
  params: goalParams,
  query: goalWhatIfQuery,
  answer: goalWhatIf,
  ...joined,
  ask:
    (models) =>
    ({ params: { goalId }, query: { timeZone, targetCount, frequency, aim } }, { clientId, now }) =>
      goalWhatIfOf(models)({
        ownerId: clientId,
        goalId,
        now,
        timeZone,
        terms: { ...(targetCount && { targetCount }), ...(frequency && { frequency }), ...(aim && { aim }) },
      }),
});

export const adviseOnGoalRoute = (advise: Advise | null, usedShare: UsedShare) => {
  const adviceOn = createGoalAdvice(advise, usedShare);
  return queryRoute({
    method: 'get',
    path: '/goals/:goalId/advice',
    access: 'client',
    summary: 'Comments on a goal’s figures, where a model is configured',
    params: goalParams,
    query: goalQuery,
    answer: goalAdvice,
    ...joined,
    ask:
      (models) =>
      ({ params: { goalId }, query: { timeZone } }, { clientId, now, language }) =>
        adviceOn(models)({ ownerId: clientId, goalId, now, timeZone, language }),
  });
};

/** `advise`: null without a configured model. */
export const goalQueryRoutes = (advise: Advise | null, usedShare: UsedShare) =>
  [
    listGoalsRoute,
    listProposalsRoute,
    findGoalRoute,
    goalChartRoute,
    goalWhatIfRoute,
    adviseOnGoalRoute(advise, usedShare),
  ] as const;
