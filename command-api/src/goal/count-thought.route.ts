import { countThoughtRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalThoughtParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { countThought } from '@ecrin/domain/goal/commands/count-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, type GoalServices } from './change-goal.ts';

export const countThoughtRoute = (services: GoalServices) =>
  customRoute({
    method: 'put',
    path: '/goals/:goalId/thoughts/:thoughtId',
    access: 'client',
    summary: 'Counts a thought for a goal, or leaves it out',
    params: goalThoughtParams,
    body: countThoughtRequest,
    answer: receipt,
    handle: async ({ params: { goalId, thoughtId }, body: { counts } }, context) => {
      const { state } = await loadAggregate(services.events, thought, { id: thoughtId });
      if (thought.ownerOf(state) !== context.clientId) return { refused: 'thought.not-found' };
      return changeGoal(services, {
        goalId,
        decide: countThought,
        input: { goalId, thoughtId, counts, now: context.now },
        context,
      });
    },
  });
