import { useDayStart } from '#lib/api/goal-list.api.ts';
import { useOutbox, type OutboxItem } from '#lib/outbox/outbox.ts';
import { personalDayOf } from '#lib/time/clock.ts';

/** The days of the thoughts that wait on this device; what is added to a thought is no other one. */
const waitingDays = (outbox: readonly OutboxItem[], dayStart: number): readonly string[] =>
  outbox
    .filter(({ state, appendTo, keptApart }) => state !== 'received' && (appendTo === undefined || keptApart))
    .map(({ occurredAt, timeZone }) => personalDayOf(occurredAt, timeZone, dayStart));

export const useWaitingDays = (): readonly string[] => waitingDays(useOutbox(), useDayStart());
