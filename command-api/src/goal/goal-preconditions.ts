import type { GoalFilterInput } from '@ecrin/contracts/goal/goal.ts';
import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import type { Goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
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

export const goalClaim = (
  { goalIdsOf }: Pick<GoalServices, 'goalIdsOf'>,
  { clientId, now }: Pick<CustomContext, 'clientId' | 'now'>,
): Claim<Goal> => ({
  cap: 'goals',
  ownerId: clientId,
  now,
  holds: (state) => state !== null && !state.deleted,
  known: () => goalIdsOf(clientId),
});

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
