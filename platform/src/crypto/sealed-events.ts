import { mayQuote } from '@ecrin/contracts/erasure/quotations.ts';
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
import { keysOfOwner, openingKeyOf, sealingKeyOf, type OwnerKeys, type ThoughtSecretUse } from './owner-keys.ts';
import { keyKindOf, openPrivatePart, sealPrivatePart } from './private-part.ts';
import { createStreamHeads } from './stream-heads.ts';
import { hideErased, prepareWithoutErased } from './without-erased.ts';

/** `showsErased`: also the words of erased thoughts that other events quote and the store still has, for what erases and what verifies it alone. */
type Options = Readonly<{ store: EventStore; vault: KeyVault; showsErased?: true }>;

/** Private parts leave this process sealed under their owner's key, those of a thought under the thought's, and read as null once it is destroyed. A part that differs from what was sealed is a fault, never other words. */
export const sealEvents = ({ store, vault, showsErased }: Options): Events => {
  const sealed = prepareSealed(vault);
  const keysOf = prepareKeysOf(vault, showsErased ?? false);
  const openBatch = prepareOpenBatch(keysOf);
  const openStream = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      const keys = await keysOf(sealedIn(event));
      if (keys instanceof Error) throw keys;
      yield opened(event, keys);
    }
  };
  const openAll = async function* (events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) yield opened(event, await keysOf(sealedIn(event)));
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
    const key = await sealingKeyOf(vault, metadata.ownerId, stream);
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

/** null: there is nothing to open, or what opens it was destroyed. */
type KeysOrDamage = OpeningKeys | null | EventStoreFault | KeyVaultFault;
type OpeningKeys = OwnerKeys & Readonly<{ showsErased: boolean }>;

type Sealed = Readonly<{ owner: string; secret: ThoughtSecretUse }>;

/** null: nothing of it is sealed. */
const sealedIn = (event: StoredEvent): Sealed | null => {
  if (event.damaged || event.sealed === null || event.metadata.ownerId === null) return null;
  const others = mayQuote(event.type) ? 'shows' : 'unused';
  return { owner: event.metadata.ownerId, secret: keyKindOf(event.sealed) === 'thought' ? 'opens' : others };
};

type KeysOf = (sealed: Sealed | null) => Promise<KeysOrDamage>;

/** Rejects while the vault does not answer. */
const prepareKeysOf =
  (vault: KeyVault, showsErased: boolean): KeysOf =>
  async (sealed) => {
    if (!sealed) return null;
    return keysOfOwner(vault, sealed.owner, sealed.secret).then(
      (keys) => keys && { ...keys, showsErased },
      (fault: unknown) => (isPermanentFault(fault) ? fault : Promise.reject(fault)),
    );
  };

type IsHandled = (event: StoredEvent) => boolean;

const prepareOpenBatch = (keysOf: KeysOf) => {
  const [openedOnce, closedOnce] = [openOnce(), closeOnce()];
  return async (batch: readonly StoredEvent[], handles: IsHandled): Promise<readonly RecordedEvent[]> => {
    const needed = new Map<string, Sealed>();
    for (const event of batch) {
      const sealed = handles(event) ? sealedIn(event) : null;
      if (sealed) needed.set(sealed.owner, moreOf(needed.get(sealed.owner), sealed));
    }
    // Most who follow are not concerned by most events, and each of them would ask for the keys again.
    if (needed.size === 0) return batch.map(closedOnce);
    const found = [...needed].map(async ([owner, sealed]) => [owner, await keysOf(sealed)] as const);
    const keys = new Map(await Promise.all(found));
    return batch.map((event) =>
      handles(event) ? openedOnce(event, keys.get(sealedIn(event)?.owner ?? '') ?? null) : closedOnce(event),
    );
  };
};

const uses: readonly ThoughtSecretUse[] = ['unused', 'shows', 'opens'];
const moreOf = (one: Sealed | undefined, other: Sealed): Sealed =>
  one && uses.indexOf(one.secret) >= uses.indexOf(other.secret) ? one : other;

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
const openOnce = (): ((event: StoredEvent, keys: KeysOrDamage) => RecordedEvent) => {
  const before = new WeakMap<StoredEvent, RecordedEvent>();
  return (event, keys) => {
    if (keys === null || keys instanceof Error) return opened(event, keys);
    const found = before.get(event) ?? opened(event, keys);
    before.set(event, found);
    return found;
  };
};

/** The private part is opened when it is first read: most readers never use it. */
const opened = (event: StoredEvent, keys: KeysOrDamage): RecordedEvent => {
  if (event.damaged) return damagedEvent(event, () => event.data as object);
  const { sealed, data, ...rest } = event;
  let part: object | null | undefined;
  return {
    ...rest,
    data: data as object,
    get private(): object | null {
      if (keys instanceof Error) throw keys;
      part ??= sealed !== null && keys ? openedPart(sealed, keys, event) : null;
      return part;
    },
  };
};

/** null: the key of its thought was destroyed. */
const openedPart = (sealed: string, keys: OpeningKeys, event: Omit<StoredEvent, 'sealed'>): object | null => {
  const { stream, id, type, metadata } = event;
  const key = openingKeyOf(keys, keyKindOf(sealed), stream);
  if (!key) return null;
  const part = openPrivatePart(sealed, key, { stream, id, type, schemaVersion: metadata.schemaVersion });
  if (!part)
    throw new EventStoreFault('damaged', `the private part at position ${event.position} is not as it was sealed`);
  return keys.showsErased ? part : hideErased({ type, data: event.data as object, private: part }, keys.thoughts);
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
