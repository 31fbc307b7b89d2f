import { damagedEvent } from '#event-sourcing/damaged-event.ts';
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
import { prepareWithoutErased } from './without-erased.ts';

/** Private parts leave this process sealed under their owner's key and read as null once it is destroyed. A part that differs from what was sealed is a fault, never other words. */
export const sealEvents = ({ store, vault }: Readonly<{ store: EventStore; vault: KeyVault }>): Events => {
  const sealed = prepareSealed(vault);
  const keyOrDamage = (owner: string): Promise<KeyOrDamage> =>
    keyOfOwner(vault, owner).catch((fault: unknown) => (isPermanentFault(fault) ? fault : Promise.reject(fault)));

  const openBatch = prepareOpenBatch(keyOrDamage);
  const openStream = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) yield opened(event, await keyOf(vault, event));
  };
  const openAll = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      const owner = sealedFor(event);
      yield opened(event, owner === null ? null : await keyOrDamage(owner));
    }
  };

  const withoutErased = prepareWithoutErased(store);
  return {
    append: async (...[stream, expected, events, repeated]) => {
      const kept = await Promise.all(events.map((one) => withoutErased(stream, one)));
      return store.append(stream, expected, await Promise.all(kept.map((event) => sealed(stream, event))), repeated);
    },
    replacePrivate: prepareReplacePrivate(store, sealed),
    readStream: (stream, options) => openStream(store.readStream(stream, options)),
    readAll: (options) => openAll(store.readAll(options)),
    subscribe: ({ handles, ...options }) => {
      const handled = handles && new Set(handles);
      return openFeed(store.subscribe(options), (batch) => openBatch(batch, ({ type }) => handled?.has(type) ?? true));
    },
    heads: createStreamHeads(vault),
  };
};

const prepareSealed =
  (vault: KeyVault) =>
  async (stream: string, { id, event, metadata }: NewEvent): Promise<EventToAppend> => {
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

const prepareReplacePrivate =
  (store: EventStore, sealed: ReturnType<typeof prepareSealed>): Events['replacePrivate'] =>
  async (parts) => {
    if (!store.replaceSealed) return false;
    const replaced = parts.map(async ({ event: { id, stream, position, metadata, type, data }, private: part }) => {
      const resealed = await sealed(stream, { id, event: { type, data, private: part }, metadata });
      return { position, sealed: resealed.sealed };
    });
    await store.replaceSealed(await Promise.all(replaced));
    return true;
  };

type KeyOrDamage = Uint8Array | null | EventStoreFault | KeyVaultFault;

/** Owner of the key an event needs; null: none. */
const sealedFor = (event: StoredEvent): string | null =>
  event.damaged || event.sealed === null ? null : event.metadata.ownerId;

const keyOf = async (vault: KeyVault, event: StoredEvent): Promise<Uint8Array | null> => {
  const owner = sealedFor(event);
  return owner === null ? null : keyOfOwner(vault, owner);
};

type IsHandled = (event: StoredEvent) => boolean;

const prepareOpenBatch = (keyOf: (owner: string) => Promise<KeyOrDamage>) => {
  const [openedOnce, closedOnce] = [openOnce(), closeOnce()];
  return async (batch: readonly StoredEvent[], handles: IsHandled): Promise<readonly RecordedEvent[]> => {
    const owners = new Set(batch.flatMap((event) => (handles(event) && sealedFor(event)) || []));
    // Most who follow are not concerned by most events, and each of them would ask for the keys again.
    if (owners.size === 0) return batch.map(closedOnce);
    const keys = new Map(await Promise.all([...owners].map(async (owner) => [owner, await keyOf(owner)] as const)));
    return batch.map((event) =>
      handles(event) ? openedOnce(event, keys.get(sealedFor(event) ?? '') ?? null) : closedOnce(event),
    );
  };
};

/** Without its private part, for subscribers that have no use for it: the same object for all of them. */
const closeOnce = (): ((event: StoredEvent) => RecordedEvent) => {
  const before = new WeakMap<StoredEvent, RecordedEvent>();
  return (event) => {
    const found = before.get(event) ?? opened(event, null);
    before.set(event, found);
    return found;
  };
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
  if (event.damaged) return damagedEvent(event, () => event.data as object);
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

const openFeed = (
  feed: ReturnType<EventStore['subscribe']>,
  openBatch: (batch: readonly StoredEvent[]) => Promise<readonly RecordedEvent[]>,
): EventFeed => ({
  [Symbol.asyncIterator]: async function* () {
    for await (const batch of feed) yield await openBatch(batch);
  },
  close: feed.close,
});
