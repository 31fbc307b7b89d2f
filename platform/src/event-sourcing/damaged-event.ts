import type { StoredEvent } from '#ports/event-store.ts';
import type { RecordedEvent } from './events.ts';

/** A damaged event at its place: reading its content throws. `readPrivate`: what is read in place of its private part. */
export const damagedEvent = (event: StoredEvent, readPrivate: () => object | null): RecordedEvent => {
  const { id, type, stream, revision, position, recordedAt } = event;
  return {
    id,
    type,
    stream,
    revision,
    position,
    recordedAt,
    damaged: true,
    get data(): object {
      return event.data as object;
    },
    get metadata() {
      return event.metadata;
    },
    get private(): object | null {
      return readPrivate();
    },
  };
};
