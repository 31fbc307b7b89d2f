import type { OutboxItem } from '#lib/outbox/outbox.ts';
import { personalDayOf } from '#lib/time/clock.ts';
import { activeFilters, type ThoughtFilters } from '../filters/thought-filters.ts';

/** What waits on this device and a list with these filters shows: by its day at most, since the rest is known once it has been received. */
export const onDeviceWithin = (outbox: readonly OutboxItem[], filters: ThoughtFilters): readonly OutboxItem[] => {
  if (activeFilters(filters).some(({ name }) => name !== 'days')) return [];
  const { from, to, dayStart } = filters;
  return outbox.filter(({ occurredAt, timeZone }) => {
    const day = personalDayOf(occurredAt, timeZone, dayStart ?? 0);
    return (from === null || day >= from) && (to === null || day <= to);
  });
};
