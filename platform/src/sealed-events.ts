import type { EventFeed, Events, NewEvent, RecordedEvent } from './events.ts';
import { EventStoreFault, type EventStore, type EventToAppend, type Json, type StoredEvent } from './ports/event-store.ts';
import type { KeyVault } from './ports/key-vault.ts';
import { openPrivatePart, sealPrivatePart } from './private-part.ts';

/** Private parts leave this process sealed under their owner's key and read as null once it is gone. Throws `damaged` for a part that is not as it was sealed. */
export const sealEvents = ({ store, vault }: Readonly<{ store: EventStore; vault: KeyVault }>): Events => {
  const sealed = async (stream: string, { id, event, metadata }: NewEvent): Promise<EventToAppend> => {
    const { type, data, private: part } = event;
    const stored = { id, type, data: data as Json, sealed: null, metadata };
    if (part === null) return stored;
    if (metadata.ownerId === null) throw new EventStoreFault('malformed', `${type} has personal words but no owner`);
    const key = await vault.ensure(metadata.ownerId);
    return { ...stored, sealed: sealPrivatePart(part, key, { stream, id, type, schemaVersion: metadata.schemaVersion }) };
  };

  const opened = async (event: StoredEvent): Promise<RecordedEvent> => recorded(event, event.sealed === null ? null : await keyOf(vault, event));

  const openBatch = async (batch: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> => {
    const owners = new Set(batch.flatMap(({ sealed, metadata }) => (sealed !== null && metadata.ownerId !== null ? [metadata.ownerId] : [])));
    const keys = new Map(await Promise.all([...owners].map(async (owner) => [owner, await vault.find(owner)] as const)));
    return batch.map((event) => recorded(event, keys.get(event.metadata.ownerId ?? '') ?? null));
  };

  const openEach = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) yield await opened(event);
  };

  return {
    append: async (stream, expected, events) => store.append(stream, expected, await Promise.all(events.map((event) => sealed(stream, event)))),
    readStream: (stream, options) => openEach(store.readStream(stream, options)),
    readAll: (options) => openEach(store.readAll(options)),
    subscribe: (options) => openFeed(store.subscribe(options), openBatch),
  };
};

const keyOf = async (vault: KeyVault, { metadata }: StoredEvent): Promise<Uint8Array | null> =>
  metadata.ownerId === null ? null : vault.find(metadata.ownerId);

const recorded = ({ sealed, ...event }: StoredEvent, key: Uint8Array | null): RecordedEvent => ({
  ...event,
  data: event.data as object,
  private: sealed !== null && key ? openedPart(sealed, key, event) : null,
});

const openedPart = (sealed: string, key: Uint8Array, event: Omit<StoredEvent, 'sealed'>): object => {
  const { stream, id, type, metadata } = event;
  const part = openPrivatePart(sealed, key, { stream, id, type, schemaVersion: metadata.schemaVersion });
  if (!part) throw new EventStoreFault('damaged', `the private part at position ${event.position} is not as it was sealed`);
  return part;
};

const openFeed = (feed: ReturnType<EventStore['subscribe']>, openBatch: (batch: readonly StoredEvent[]) => Promise<readonly RecordedEvent[]>): EventFeed => ({
  [Symbol.asyncIterator]: async function* () {
    for await (const batch of feed) yield await openBatch(batch);
  },
  close: feed.close,
});
