import type { EventFeed, Events, NewEvent, RecordedEvent } from '#event-sourcing/events.ts';
import { isPermanentFault } from '#event-sourcing/permanent-fault.ts';
import {
  EventStoreFault,
  type EventStore,
  type EventToAppend,
  type Json,
  type StoredEvent,
} from '#ports/event-store.ts';
import type { KeyVault, KeyVaultFault } from '#ports/key-vault.ts';
import { keyOfOwner } from './owner-key.ts';
import { openPrivatePart, sealPrivatePart } from './private-part.ts';
import { createStreamHeads } from './stream-heads.ts';

/** Private parts leave this process sealed under their owner's key and read as null once it is destroyed. A part that differs from what was sealed is a fault, never other words. */
export const sealEvents = ({ store, vault }: Readonly<{ store: EventStore; vault: KeyVault }>): Events => {
  const sealed = async (stream: string, { id, event, metadata }: NewEvent): Promise<EventToAppend> => {
    const { type, data, private: part } = event;
    const stored = { id, type, data: data as Json, sealed: null, metadata };
    if (part === null) return stored;
    if (metadata.ownerId === null) throw new EventStoreFault('malformed', `${type} has personal words but no owner`);
    const key = await vault.ensure(metadata.ownerId);
    return {
      ...stored,
      sealed: sealPrivatePart(part, key, { stream, id, type, schemaVersion: metadata.schemaVersion }),
    };
  };

  const keyOrDamage = (owner: string): Promise<KeyOrDamage> =>
    keyOfOwner(vault, owner).catch((fault: unknown) => (isPermanentFault(fault) ? fault : Promise.reject(fault)));

  const openedOnce = openOnce();
  const openBatch = async (batch: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> => {
    const owners = new Set(batch.flatMap((event) => sealedFor(event) ?? []));
    const keys = new Map(
      await Promise.all([...owners].map(async (owner) => [owner, await keyOrDamage(owner)] as const)),
    );
    return batch.map((event) => openedOnce(event, keys.get(sealedFor(event) ?? '') ?? null));
  };

  const openStream = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) yield opened(event, await keyOf(vault, event));
  };
  const openAll = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      const owner = sealedFor(event);
      yield opened(event, owner === null ? null : await keyOrDamage(owner));
    }
  };

  return {
    append: async (...[stream, expected, events, repeated]) =>
      store.append(stream, expected, await Promise.all(events.map((event) => sealed(stream, event))), repeated),
    readStream: (stream, options) => openStream(store.readStream(stream, options)),
    readAll: (options) => openAll(store.readAll(options)),
    subscribe: (options) => openFeed(store.subscribe(options), openBatch),
    heads: createStreamHeads(vault),
  };
};

type KeyOrDamage = Uint8Array | null | EventStoreFault | KeyVaultFault;

/** Owner of the key an event needs; null: none. */
const sealedFor = (event: StoredEvent): string | null =>
  event.damaged || event.sealed === null ? null : event.metadata.ownerId;

const keyOf = async (vault: KeyVault, event: StoredEvent): Promise<Uint8Array | null> => {
  const owner = sealedFor(event);
  return owner === null ? null : keyOfOwner(vault, owner);
};

/** Subscribers of one process are given the same events: each is decrypted once for all of them, for as long as its key exists. */
const openOnce = (): ((event: StoredEvent, key: KeyOrDamage) => RecordedEvent) => {
  const before = new WeakMap<StoredEvent, RecordedEvent>();
  return (event, key) => {
    if (key === null || key instanceof Error) return opened(event, key);
    const found = before.get(event) ?? opened(event, key);
    before.set(event, found);
    return found;
  };
};

/** The private part is opened when it is first read: most readers never use it. */
const opened = (event: StoredEvent, key: KeyOrDamage): RecordedEvent => {
  if (event.damaged) return unreadable(event);
  const { sealed, data, ...rest } = event;
  let part: object | null | undefined;
  return {
    ...rest,
    data: data as object,
    get private(): object | null {
      if (key instanceof Error) throw key;
      part ??= sealed !== null && key ? openedPart(sealed, key, event) : null;
      return part;
    },
  };
};

const openedPart = (sealed: string, key: Uint8Array, event: Omit<StoredEvent, 'sealed'>): object => {
  const { stream, id, type, metadata } = event;
  const part = openPrivatePart(sealed, key, { stream, id, type, schemaVersion: metadata.schemaVersion });
  if (!part)
    throw new EventStoreFault('damaged', `the private part at position ${event.position} is not as it was sealed`);
  return part;
};

const unreadable = (event: StoredEvent): RecordedEvent => {
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
    get private(): object {
      return event.data as object;
    },
  };
};

const openFeed = (
  feed: ReturnType<EventStore['subscribe']>,
  openBatch: (batch: readonly StoredEvent[]) => Promise<readonly RecordedEvent[]>,
): EventFeed => ({
  [Symbol.asyncIterator]: async function* () {
    for await (const batch of feed) yield await openBatch(batch);
  },
  close: feed.close,
});
