import type { StoredEvent } from './event-store.ts';

/** One event of a log, by its place and its id. Stored with a position, it shows which log the position belongs to. */
export type EventMark = Pick<StoredEvent, 'stream' | 'revision' | 'id'>;

/** A position of the log and the event at it. `event` null: not known, as in data written before marks were. */
export type LogPosition = Readonly<{ position: number; event: EventMark | null }>;

/** The names of a damaged event cannot be trusted. */
export const logPositionOf = ({ position, stream, revision, id, damaged }: MarkedEvent): LogPosition => ({
  position,
  event: damaged ? null : { stream, revision, id },
});

type MarkedEvent = EventMark & Readonly<{ position: number; damaged?: true }>;

/** Whether derived data belongs to a log. `ahead`: the log ends before the data's position; `foreign`: it was derived from another log. */
export type Fit = 'fits' | 'ahead' | 'foreign';
export type FitOf = (at: LogPosition) => Promise<Fit>;

/** A store that nothing can rebuild is missing, damaged, or belongs to other data. The message says what to put back. */
export class UnfitStoreFault extends Error {
  override readonly name = 'UnfitStoreFault';
}
