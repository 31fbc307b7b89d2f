import { EventStoreFault, type EventStore } from '#ports/event-store.ts';
import { UnfitStoreFault, type EventMark, type FitOf } from '#ports/store-fit.ts';

type ReadableLog = Pick<EventStore, 'readAll' | 'readStream'>;

/** Compares derived data with this log. Throws `UnfitStoreFault` when the log is empty: then the log is missing, not the derived data. */
export const createFitOf =
  (log: ReadableLog): FitOf =>
  async ({ position, event }) => {
    if (event && (await isAt(log, event, position))) return 'fits';
    const end = await lastPosition(log);
    if (end === null) throw new UnfitStoreFault(emptyLogSentence);
    if (position > end) return 'ahead';
    return event ? 'foreign' : 'fits';
  };

export const emptyLogSentence =
  'The event store is empty, but other data was made from its events. Put the events back (events.db with events.db-wal, or the EventStoreDB of EVENTSTORE_URL), or begin with an empty data folder.';

const isAt = async (log: ReadableLog, { stream, revision, id }: EventMark, position: number): Promise<boolean> => {
  try {
    for await (const found of log.readStream(stream, { from: revision, max: 1 }))
      return found.revision === revision && found.id === id && found.position === position;
    return false;
  } catch (fault) {
    // The event exists, even if its content is damaged.
    if (fault instanceof EventStoreFault && fault.kind === 'damaged') return true;
    throw fault;
  }
};

const lastPosition = async (log: ReadableLog): Promise<number | null> => {
  for await (const { position } of log.readAll({ direction: 'backward', max: 1 })) return position;
  return null;
};

/** A log is named by its first event. null: it is empty; undefined: the first event is damaged. */
export const logNameOf = async (log: ReadableLog): Promise<string | null | undefined> => {
  for await (const { id, damaged } of log.readAll({ max: 1 })) return damaged ? undefined : id;
  return null;
};

/** It may answer later. */
export const isUnavailable = (fault: unknown): boolean =>
  fault instanceof EventStoreFault && (fault.kind === 'unavailable' || fault.kind === 'timed-out');
