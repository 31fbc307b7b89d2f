import {
  chooseMatchRuleRequest,
  countThoughtRequest,
  reviseGoalRequest,
  setGoalRequest,
} from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams, goalThoughtParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { chooseMatchRule } from '@ecrin/domain/goal/commands/choose-match-rule.ts';
import { countThought } from '@ecrin/domain/goal/commands/count-thought.ts';
import { deleteGoal } from '@ecrin/domain/goal/commands/delete-goal.ts';
import { restoreGoal } from '@ecrin/domain/goal/commands/restore-goal.ts';
import { reviseGoal } from '@ecrin/domain/goal/commands/revise-goal.ts';
import { setGoal } from '@ecrin/domain/goal/commands/set-goal.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import { findToday, goalClaim, goalFilterRefusal, requestTimeZone, type GoalServices } from './goal-preconditions.ts';

const onGoal = {
  access: 'client',
  params: goalParams,
  aggregate: goal,
  id: ({ params }: Readonly<{ params: Readonly<{ goalId: string }> }>) => params.goalId,
  absent: 'goal.not-found',
} as const;

export const setGoalRoute = (services: GoalServices) =>
  commandRoute({
    method: 'post',
    path: '/goals',
    access: 'client',
    summary: 'Sets a goal',
    params: z.object({}),
    body: setGoalRequest,
    answer: receipt,
    aggregate: goal,
    id: ({ body }) => body.goalId,
    prepare: async (request, context) => {
      const { clientId } = context;
      const { filter } = request.body;
      return (await goalFilterRefusal(services, { clientId, filter })) ?? findToday(services)(request, context);
    },
    input: ({ body: { timeZone: _timeZone, ...given }, found: { today } }, { clientId, now }) => ({
      ...given,
      ownerId: clientId,
      today,
      now,
    }),
    claims: (_request, context) => [goalClaim(services, context)],
    decide: setGoal,
    metadata: requestTimeZone,
    absent: 'goal.already-set',
  });

export const reviseGoalRoute = (services: Pick<GoalServices, 'events'>) =>
  commandRoute({
    ...onGoal,
    method: 'put',
    path: '/goals/:goalId',
    summary: 'Changes the title and terms of a goal, from its current period on',
    body: reviseGoalRequest,
    answer: receipt,
    prepare: async (request, context) => {
      const { clientId } = context;
      const known = await threadsOf(services, request.params.goalId, clientId);
      return (
        (await goalFilterRefusal(services, { clientId, filter: request.body.filter, known })) ??
        findToday(services)(request, context)
      );
    },
    input: ({ params, body: { timeZone: _timeZone, ...given }, found: { today } }, { now }) => ({
      ...given,
      ...params,
      today,
      now,
    }),
    decide: reviseGoal,
    metadata: requestTimeZone,
  });

/** A thread that was merged or deleted since must not block other changes. */
const threadsOf = async (
  { events }: Pick<GoalServices, 'events'>,
  goalId: string,
  clientId: string,
): Promise<readonly string[]> => {
  const { state } = await loadAggregate(events, goal, { id: goalId });
  return state?.ownerId === clientId ? state.revisions.flatMap(({ terms }) => terms.filter?.threadIds ?? []) : [];
};

export const deleteGoalRoute = pathCommands(onGoal)(
  'delete /goals/:goalId',
  'Deletes a goal; thoughts stay, and restoring undoes it',
  deleteGoal,
);

export const restoreGoalRoute = (services: Pick<GoalServices, 'goalIdsOf'>) =>
  commandRoute({
    ...onGoal,
    method: 'post',
    path: '/goals/:goalId/restore',
    summary: 'Restores a deleted goal, with all its figures',
    body: noBody,
    answer: receipt,
    claims: (_request, context) => [goalClaim(services, context)],
    input: ({ params }, { now }) => ({ ...params, now }),
    decide: restoreGoal,
  });

export const chooseMatchRuleRoute = commandRoute({
  ...onGoal,
  method: 'put',
  path: '/goals/:goalId/match-rule',
  summary: 'Sets whether matching thoughts count for a goal: always, when confirmed, or never',
  body: chooseMatchRuleRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: chooseMatchRule,
});

export const countThoughtRoute = ({ events }: Pick<GoalServices, 'events'>) =>
  commandRoute({
    ...onGoal,
    method: 'put',
    path: '/goals/:goalId/thoughts/:thoughtId',
    summary: 'Counts a thought for a goal, or excludes it',
    params: goalThoughtParams,
    body: countThoughtRequest,
    answer: receipt,
    prepare: async ({ params }, { clientId }) => {
      const { state } = await loadAggregate(events, thought, { id: params.thoughtId });
      return thought.ownerOf(state) === clientId ? null : { refused: 'thought.not-found' as const };
    },
    input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
    decide: countThought,
  });
