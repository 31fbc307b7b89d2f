import type { GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { maxGoals } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { openThreadRefusal } from '#thread/open-thread-refusal.ts';

export type GoalServices = Pick<ApiServices, 'events' | 'goalIdsOf'>;
type Reading = Pick<GoalServices, 'events'>;
type InZone = Readonly<{ body: Readonly<{ timeZone: string }> }>;

/** The client's day now, where they are, by when their days begin. */
export const findToday =
  ({ events }: Reading) =>
  async ({ body: { timeZone } }: InZone, { clientId, now }: CustomContext): Promise<Readonly<{ today: string }>> => {
    const { state } = await loadAggregate(events, goalCalendar, { id: clientId });
    return { today: personalDay(now, timeZone, state?.dayStarts ?? []) };
  };

/** Where the client is belongs to what they do: mornings are counted by that clock. */
export const requestTimeZone = ({ body: { timeZone } }: InZone) => ({ timeZone });

/** Why a client cannot have one more goal; null when they can, or have it already. The read model may be a moment behind: the limit is not an exact one. */
export const goalLimitRefusal = async (
  { goalIdsOf }: Pick<GoalServices, 'goalIdsOf'>,
  clientId: string,
  goalId: string,
): Promise<RefusedReply | null> => {
  const ids = await goalIdsOf(clientId);
  return ids.length < maxGoals || ids.includes(goalId) ? null : { refused: 'goal.too-many' };
};

type FilterQuestion = Readonly<{ clientId: string; filter: GoalFilterInput | null; known?: readonly string[] }>;

/** Why a filter cannot be: each of its threads is to be the client's own and open; null when it can. `known`: threads the goal has already, whatever became of them. */
export const goalFilterRefusal = async (
  { events }: Reading,
  { clientId, filter, known = [] }: FilterQuestion,
): Promise<RefusedReply | null> => {
  for (const threadId of filter?.threadIds ?? []) {
    const refused = known.includes(threadId) ? null : await openThreadRefusal(events, { clientId, threadId });
    if (refused) return refused;
  }
  return null;
};
