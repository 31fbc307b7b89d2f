import { crc32 } from 'node:zlib';
import type { StoredEvent } from '#ports/event-store.ts';
import type { EventRow } from './check-append.ts';

/** Over the content of an event and its place: a flipped byte on disk becomes an error, never a different event. */
export const checksumOf = (place: readonly (string | number)[], row: EventRow): number =>
  crc32(JSON.stringify(place) + row.data + row.metadata + (row.sealed ?? ''));

/** A damaged event among all events: it is returned at its place and throws once its content is read. */
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
