import { reviseGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import { goalParams } from '@ecrin/contracts/goal/goal.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { reviseGoal } from '@ecrin/domain/goal/commands/revise-goal.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { changeGoal, inZone, todayOf, type GoalServices } from './change-goal.ts';
import { goalFilterRefusal } from './goal-filter-refusal.ts';

export const reviseGoalRoute = (services: GoalServices) =>
  customRoute({
    method: 'put',
    path: '/goals/:goalId',
    access: 'client',
    summary: 'Gives a goal other words and terms, from its running period on',
    params: goalParams,
    body: reviseGoalRequest,
    answer: receipt,
    handle: async ({ params: { goalId }, body: { timeZone, ...given } }, context) => {
      const { clientId, now } = context;
      const refused = await goalFilterRefusal(services, {
        clientId,
        filter: given.filter,
        known: await threadsOf(services, goalId, clientId),
      });
      if (refused) return { refused };
      const input = { ...given, goalId, today: await todayOf(services, context, timeZone), now };
      return changeGoal(services, { goalId, decide: reviseGoal, input, context: inZone(context, timeZone) });
    },
  });

/** A thread that was merged or deleted since must not keep anybody from changing something else. */
const threadsOf = async ({ events }: GoalServices, goalId: string, clientId: string): Promise<readonly string[]> => {
  const { state } = await loadAggregate(events, goal, { id: goalId });
  return state?.ownerId === clientId ? state.revisions.flatMap(({ terms }) => terms.filter?.threadIds ?? []) : [];
};
