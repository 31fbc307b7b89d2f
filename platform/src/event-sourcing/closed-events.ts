import type { EventStore, StoredEvent } from '#ports/event-store.ts';
import { damagedEvent } from './damaged-event.ts';
import type { Events, RecordedEvent } from './events.ts';

/** Up to which event a log is read, inclusive: by its position, and, unless null, by when it was recorded. */
export type Until = Readonly<{ position: number; recordedAt: string | null }>;

export type ClosedEvents = Pick<Events, 'readAll' | 'readStream'>;

/**
 * A log as it was at some point, with every private part closed: no key is asked for, none is needed, and handlers see what they see once a key is
 * destroyed. `inPlaceOfPrivate`: what handlers see instead of null. Damaged events stay marked.
 */
export const closedEvents = (
  store: Pick<EventStore, 'readAll' | 'readStream'>,
  { position, recordedAt }: Until,
  inPlaceOfPrivate: (event: StoredEvent) => object | null = () => null,
): ClosedEvents => {
  const closed = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      if (event.position > position) return;
      if (recordedAt === null || event.recordedAt <= recordedAt)
        yield event.damaged ? damagedEvent(event, () => null) : closedEvent(event, inPlaceOfPrivate(event));
    }
  };
  return {
    readAll: (options) => closed(store.readAll(options)),
    readStream: (stream, options) => closed(store.readStream(stream, options)),
  };
};

const closedEvent = (
  { id, type, data, metadata, stream, revision, position, recordedAt }: StoredEvent,
  part: object | null,
): RecordedEvent => ({
  id,
  type,
  data: data as object,
  private: part,
  metadata,
  stream,
  revision,
  position,
  recordedAt,
});
