import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Document } from '@ecrin/platform/ports/read-models.ts';
import type { Projection } from '@ecrin/platform/projections/projection.ts';

/** Of what needs no zone, or comes from where none is known. */
export const unknownZone = 'UTC';

// A rebuild asks for millions, most of them again and again: no zone changes its day within a quarter of an hour of the clock.
const days = new Map<string, string>();
const maxCached = 4_000;

/** The day (YYYY-MM-DD) that it was in a zone at an instant (ISO 8601 UTC). */
export const ownDay = (at: string, zone: string): string => {
  const quarter = `${zone} ${at.slice(0, 14)}${Math.floor(Number(at.slice(14, 16)) / 15)}`;
  const known = days.get(quarter);
  if (known !== undefined) return known;
  if (days.size >= maxCached) days.clear();
  const day = calendarDay(at, zone);
  days.set(quarter, day);
  return day;
};

/** The zone of the person a document is about, as the first of its events that knew one says; absent: none did. */
export type Zoned = Readonly<{ zone?: string }>;

/** The same projection, whose documents keep that zone. */
export const inOwnDays = <Doc extends Document & Zoned, Event extends DomainEvent>(
  projection: Projection<Doc, Event>,
): Projection<Doc, Event> => ({
  ...projection,
  apply: (before, event) => {
    const after = projection.apply(before, event);
    // Cast: the runner passes events as they were recorded.
    const { timeZone } = (event as unknown as RecordedEvent).metadata;
    return after && after.zone === undefined && timeZone !== unknownZone ? { ...after, zone: timeZone } : after;
  },
});
