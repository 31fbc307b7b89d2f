import type { GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { maxGoals } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findOpenThread } from '#thread/find-open-thread.ts';

export type GoalServices = Pick<ApiServices, 'events' | 'goalIdsOf'>;
type Reading = Pick<GoalServices, 'events'>;
type InZone = Readonly<{ body: Readonly<{ timeZone: string }> }>;

/** The client's current day, in their time zone and with their start of the day. */
export const findToday =
  ({ events }: Reading) =>
  async ({ body: { timeZone } }: InZone, { clientId, now }: CustomContext): Promise<Readonly<{ today: string }>> => {
    const { state } = await loadAggregate(events, goalCalendar, { id: clientId });
    return { today: personalDay(now, timeZone, state?.dayStarts ?? []) };
  };

/** The client's zone is stored with the command: mornings are computed in it. */
export const requestTimeZone = ({ body: { timeZone } }: InZone) => ({ timeZone });

/** Why a client cannot set one more goal; null when they can, or have it already. The read model may be behind: the limit is approximate. */
export const goalLimitRefusal = async (
  { goalIdsOf }: Pick<GoalServices, 'goalIdsOf'>,
  clientId: string,
  goalId: string,
): Promise<RefusedReply | null> => {
  const ids = await goalIdsOf(clientId);
  return ids.length < maxGoals || ids.includes(goalId) ? null : { refused: 'goal.too-many' };
};

type FilterQuestion = Readonly<{ clientId: string; filter: GoalFilterInput | null; known?: readonly string[] }>;

/** Why a filter is refused: each of its threads must be the client's own and open; null when it is valid. `known`: threads the goal has already, whatever their state. */
export const goalFilterRefusal = async (
  { events }: Reading,
  { clientId, filter, known = [] }: FilterQuestion,
): Promise<RefusedReply | null> => {
  for (const threadId of filter?.threadIds ?? []) {
    const found = known.includes(threadId) ? null : await findOpenThread(events, { clientId, threadId });
    if (found && 'refused' in found) return found;
  }
  return null;
};
