import type { StoredEvent } from '#ports/event-store.ts';

/** Keeps its place among the events of all streams and throws once it is looked into. */
export const damagedEventPlaceholder = (
  place: Pick<StoredEvent, 'id' | 'type' | 'stream' | 'revision' | 'position' | 'recordedAt'>,
  fault: unknown,
): StoredEvent => {
  const { id, type, stream, revision, position, recordedAt } = place;
  return {
    id,
    type,
    stream,
    revision,
    position,
    recordedAt,
    damaged: true,
    get data(): never {
      throw fault;
    },
    get sealed(): never {
      throw fault;
    },
    get metadata(): never {
      throw fault;
    },
  };
};
