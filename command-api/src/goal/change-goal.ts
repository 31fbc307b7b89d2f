import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { goal, type Goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import type { GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import { maxGoals } from '@ecrin/domain/goal/goal.vocabulary.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandReply } from '#http/routing/command-reply.ts';

export type GoalServices = Pick<ApiServices, 'events' | 'execute' | 'goalIdsOf'>;

/** The client's day now, where they are, by when their days begin. */
export const todayOf = async (
  { events }: Pick<GoalServices, 'events'>,
  { clientId, now }: Pick<CustomContext, 'clientId' | 'now'>,
  timeZone: string,
): Promise<string> => {
  const { state } = await loadAggregate(events, goalCalendar, { id: clientId });
  return personalDay(now, timeZone, state?.dayStarts ?? []);
};

/** Why a client cannot have one more goal; null when they can, or have it already. The read model may be a moment behind: the limit is not an exact one. */
export const goalLimitRefusal = async (
  { goalIdsOf }: Pick<GoalServices, 'goalIdsOf'>,
  clientId: string,
  goalId: string,
): Promise<ProblemCode | null> => {
  const ids = await goalIdsOf(clientId);
  return ids.length < maxGoals || ids.includes(goalId) ? null : 'goal.too-many';
};

/** What a request says of where the client is belongs to what it does: mornings are told by that clock. */
export const inZone = (context: CustomContext, timeZone: string): CustomContext => ({
  ...context,
  command: { ...context.command, timeZone },
});

type Change<Input> = Readonly<{
  goalId: string;
  decide: (input: Input, state: Goal) => Decision<GoalEvent, ProblemCode>;
  input: Input;
  context: CustomContext;
  absent?: ProblemCode;
}>;

/** Decides on one goal; another's answers as one that is not there. */
export const changeGoal = async <Input>(
  { execute }: Pick<GoalServices, 'execute'>,
  { goalId, decide, input, context, absent = 'goal.not-found' }: Change<Input>,
): Promise<Reply> =>
  commandReply(await execute({ aggregate: goal, id: goalId, decide, input, context: context.command }), absent);
