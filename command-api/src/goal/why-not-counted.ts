import type { GoalFilterGiven } from '@ecrin/contracts/goal.ts';
import type { ProblemCode } from '@ecrin/contracts/problem.ts';
import { whyNotOpen } from '../thread/open-thread.ts';
import type { GoalServices } from './goal-route.ts';

type Asked = Readonly<{ clientId: string; filter: GoalFilterGiven | null; known?: readonly string[] }>;

/** Why a filter cannot be: each of its threads is to be the client's own and open; null when it can. `known`: threads the goal has already, whatever became of them. */
export const whyNotCounted = async (
  { events }: Pick<GoalServices, 'events'>,
  { clientId, filter, known = [] }: Asked,
): Promise<ProblemCode | null> => {
  for (const threadId of filter?.threadIds ?? []) {
    const refused = known.includes(threadId) ? null : await whyNotOpen(events, { clientId, threadId });
    if (refused) return refused;
  }
  return null;
};
