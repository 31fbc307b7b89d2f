import type { GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { openThreadRefusal } from '#thread/open-thread-refusal.ts';
import type { GoalServices } from './change-goal.ts';

type Asked = Readonly<{ clientId: string; filter: GoalFilterInput | null; known?: readonly string[] }>;

/** Why a filter cannot be: each of its threads is to be the client's own and open; null when it can. `known`: threads the goal has already, whatever became of them. */
export const goalFilterRefusal = async (
  { events }: Pick<GoalServices, 'events'>,
  { clientId, filter, known = [] }: Asked,
): Promise<ProblemCode | null> => {
  for (const threadId of filter?.threadIds ?? []) {
    const refused = known.includes(threadId) ? null : await openThreadRefusal(events, { clientId, threadId });
    if (refused) return refused;
  }
  return null;
};
