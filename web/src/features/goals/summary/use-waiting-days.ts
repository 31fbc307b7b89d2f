import { useDayStart, useGoalList } from '#lib/api/goal-list.api.ts';
import { useOutboxItems, type OutboxItem } from '#lib/outbox/outbox-view.ts';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { now, personalDayOf } from '#lib/time/clock.ts';

/** When the server was seen to have a thought, in ms: goals that were answered before do not count it. */
const receivedAt = new Map<string, number>();
useOutboxItems.subscribe((items) => {
  for (const { thoughtId, state } of items)
    if (state === 'received' && !receivedAt.has(thoughtId)) receivedAt.set(thoughtId, Date.parse(now()));
});

const isCountedSince =
  (answeredAt: number) =>
  ({ thoughtId, state }: OutboxItem): boolean =>
    state === 'received' && (receivedAt.get(thoughtId) ?? 0) <= answeredAt;

/** The days of the thoughts on this device that the goals, as they were last answered, do not count; what is added to a thought is no other one. */
export const useWaitingDays = (): readonly string[] => {
  const [outbox, dayStart, { fulfilledTimeStamp = 0 }] = [useOutbox(), useDayStart(), useGoalList()];
  const isCounted = isCountedSince(fulfilledTimeStamp);
  return outbox
    .filter((item) => !isCounted(item) && (item.appendTo === undefined || item.keptApart))
    .map(({ occurredAt, timeZone }) => personalDayOf(occurredAt, timeZone, dayStart));
};
