import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEvent, expectFault, metadata } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { openSqliteKeyVault } from '#adapters/key-vault/sqlite-key-vault.ts';
import { createCachedKeyVault } from '#caching/cached-key-vault.ts';
import { bindKeyVault } from '#crypto/bind-key-vault.ts';
import { destroyThoughtKeys } from '#crypto/owner-keys.ts';
import { sealPrivatePart } from '#crypto/private-part.ts';
import { sealEvents } from '#crypto/sealed-events.ts';
import { thoughtSecretOf } from '#crypto/thought-keys.ts';
import type { Events, NewEvent, RecordedEvent } from '#event-sourcing/events.ts';
import type { EventStore, EventToAppend } from '#ports/event-store.ts';
import { KeyVaultFault, type KeyVault } from '#ports/key-vault.ts';

const clock = { now: () => new Date('2026-01-02T09:00:00.000Z') };
const words = { content: 'Train presque vide. Première fois depuis des semaines. \ud800' };
let dir: string;
let store: EventStore;
let vault: KeyVault;
let events: Events;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-sealed-'));
  store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  vault = createCachedKeyVault({
    vault: openSqliteKeyVault({
      file: join(dir, 'keys.db'),
      masterKey: { newest: 1, versions: new Map([[1, randomBytes(32)]]) },
      clock,
    }),
    clock,
  });
  events = sealEvents({ store, vault });
});
afterEach(async () => {
  await store.close();
  await vault.close();
  await rm(dir, { recursive: true });
});

const written = (over: Partial<NewEvent['metadata']> = {}, part: object | null = words): NewEvent => ({
  id: randomUUID(),
  event: { type: 'ThoughtWritten', data: { thoughtId: 'thought-1' }, private: part },
  metadata: { ...metadata, ...over },
});
const first = async <Item>(items: AsyncIterable<Item>): Promise<Item | undefined> => {
  for await (const item of items) return item;
  return undefined;
};
const privateOf = async (stream: string, reader = events): Promise<RecordedEvent['private'] | undefined> =>
  (await first(reader.readStream(stream)))?.private;

describe('sealing events', () => {
  it('given personal words, then every way of reading returns them, and the store never sees plaintext', async () => {
    await events.append('thought-1', 'no-stream', [written()]);
    expect(await privateOf('thought-1')).toEqual(words);
    expect(await first(events.readAll())).toMatchObject({ private: words, type: 'ThoughtWritten', revision: 0 });
    expect((await first(events.subscribe({ after: null })))?.[0]).toMatchObject({
      private: words,
      data: { thoughtId: 'thought-1' },
    });
    const stored = await first(store.readStream('thought-1'));
    expect(Buffer.from(stored?.sealed ?? '', 'base64').includes('Train')).toBe(false);
    expect(JSON.stringify(stored)).not.toContain('Train');
    expect(await first(events.readAll())).not.toHaveProperty('sealed');
  });
  it('given who follows some types only, then no key is asked for those of others, and they have no words', async () => {
    await events.append('thought-1', 'no-stream', [written()]);
    let asked = 0;
    const counting = { ...vault, find: (owner: string) => vault.find(owner).finally(() => (asked += 1)) };
    const followed = sealEvents({ store, vault: counting });
    const privateIn = async (handles: readonly string[]) =>
      (await first(followed.subscribe({ after: null, handles })))?.[0]?.private;
    expect([await privateIn(['ThoughtPinned']), asked]).toEqual([null, 0]);
    // The client's own, and the secret of their thoughts.
    expect([await privateIn(['ThoughtWritten']), asked]).toEqual([words, 2]);
  });
  it('given no personal words, then no key is created and null is read', async () => {
    await events.append('thought-1', 'no-stream', [written({}, null)]);
    expect(await vault.find(metadata.ownerId)).toBeNull();
    expect(await privateOf('thought-1')).toBeNull();
  });
  it('given personal words without an owner, then they are not stored', () =>
    expectFault(events.append('thought-1', 'no-stream', [written({ ownerId: null })]), 'malformed'));
  it('given the same event again, then it is detected as a duplicate, including its words', async () => {
    const event = written();
    const appended = await events.append('thought-1', 'no-stream', [event]);
    expect(await events.append('thought-1', 'no-stream', [event])).toEqual(appended);
    const other = { ...event, event: { ...event.event, private: { content: 'autre chose' } } };
    await expectFault(events.append('thought-1', 'no-stream', [other]), 'id-reused');
  });
  it('given the same words in two events, then their ciphertexts have nothing in common', async () => {
    await events.append('thought-1', 'no-stream', [written(), written()]);
    const seals: (string | null)[] = [];
    for await (const { sealed } of store.readStream('thought-1')) seals.push(sealed);
    expect(seals[0]?.slice(4, 40)).not.toBe(seals[1]?.slice(4, 40));
  });
});

describe('the words of an event', () => {
  it('given a reader who does not look at them, then they are not opened', async () => {
    await events.append('thought-1', 'no-stream', [written()]);
    const [stored] = await Array.fromAsync(store.readStream('thought-1'));
    const tampered: EventStore = {
      ...store,
      readStream: async function* () {
        if (stored) yield { ...stored, sealed: 'AQ==' };
      },
    };
    const [event] = await Array.fromAsync(sealEvents({ store: tampered, vault }).readStream('thought-1'));
    expect(event?.data).toEqual({ thoughtId: 'thought-1' });
    expect(() => event?.private).toThrow(expect.objectContaining({ kind: 'damaged' }));
  });
});

describe('a destroyed key', () => {
  it('given its events, then they are read without words at once and everything else works', async () => {
    const other = randomUUID();
    await events.append('thought-1', 'no-stream', [written()]);
    await events.append('thought-2', 'no-stream', [written({ ownerId: other })]);
    expect(await privateOf('thought-1')).toEqual(words);
    await vault.destroy(metadata.ownerId);
    expect(await privateOf('thought-1')).toBeNull();
    expect((await first(events.subscribe({ after: null })))?.map((event) => event.private)).toEqual([null, words]);
    await events.append('thought-1', 0, [written({}, null)]);
    await expect(events.append('thought-1', 1, [written()])).rejects.toMatchObject({ kind: 'destroyed' });
  });
});

describe('the key of a thought', () => {
  const goalSet: NewEvent = { ...written(), event: { type: 'GoalSet', data: {}, private: { name: 'Marcher' } } };

  it('given that it is destroyed, then its words are null, nothing more is sealed with it, and all others open', async () => {
    await events.append('thought-1', 'no-stream', [written()]);
    await events.append('thought-2', 'no-stream', [written()]);
    await events.append('goal-1', 'no-stream', [goalSet]);
    await destroyThoughtKeys(vault, metadata.ownerId, ['1']);
    expect([await privateOf('thought-1'), await privateOf('thought-2')]).toEqual([null, words]);
    expect(await privateOf('goal-1')).toEqual({ name: 'Marcher' });
    await expect(events.append('thought-1', 'any', [written()])).rejects.toMatchObject({ kind: 'destroyed' });
    const all = await Array.fromAsync(events.readAll());
    expect(all.map((event) => event.private)).toEqual([null, words, { name: 'Marcher' }]);
  });
  it('given that it is destroyed, and a store that keeps what quotes the thought, then only what erases reads that', async () => {
    const factOf = (thoughtId: string): NewEvent => ({
      ...written(),
      event: { type: 'MemoryFactProposed', data: {}, private: { ...words, source: { thoughtId } } },
    });
    await events.append('thought-1', 'no-stream', [written()]);
    await events.append('memory-1', 'no-stream', [factOf('1'), factOf('2')]);
    await destroyThoughtKeys(vault, metadata.ownerId, ['1']);
    const kept = { ...words, source: { thoughtId: '2' } };
    const inStream = await Array.fromAsync(events.readStream('memory-1'));
    const followed = await first(events.subscribe({ after: null, handles: ['MemoryFactProposed'] }));
    const all = await Array.fromAsync(events.readAll());
    for (const read of [inStream, followed?.slice(1), all.slice(1)])
      expect(read?.map((event) => event.private)).toEqual([null, kept]);
    const erasing = sealEvents({ store, vault, showsErased: true });
    expect(await privateOf('memory-1', erasing)).toEqual({ ...words, source: { thoughtId: '1' } });
    expect(await privateOf('thought-1', erasing)).toBeNull();
  });
  it('given no room for what is left of so many, then none of their keys is taken away', async () => {
    await events.append('thought-1', 'no-stream', [written()]);
    await destroyThoughtKeys(vault, metadata.ownerId, ['1', ...Array.from({ length: 2_000 }, () => randomUUID())]);
    expect(await privateOf('thought-1')).toEqual(words);
  });
  it('given a thought of before there were such keys, then it opens with its owner’s, until that is destroyed', async () => {
    const [id, key] = [randomUUID(), await vault.ensure(metadata.ownerId)];
    const of = { stream: 'thought-1', id, type: 'ThoughtWritten', schemaVersion: metadata.schemaVersion };
    const sealed = sealPrivatePart(words, { of: 'owner', key }, of);
    await store.append('thought-1', 'no-stream', [{ id, type: of.type, data: {}, sealed, metadata }]);
    await destroyThoughtKeys(vault, metadata.ownerId, ['1']);
    expect(await privateOf('thought-1')).toEqual(words);
  });
  it('given keys without the secret it is derived from, then reading is a fault, and the log does not fit the keys', async () => {
    await events.append('thought-1', 'no-stream', [written()]);
    const older: KeyVault = {
      ...vault,
      find: async (owner) => (owner === thoughtSecretOf(metadata.ownerId) ? null : vault.find(owner)),
      knows: async (owner) => owner !== thoughtSecretOf(metadata.ownerId) && vault.knows(owner),
    };
    const read = sealEvents({ store, vault: older });
    await expect(first(read.readStream('thought-1'))).rejects.toMatchObject({ kind: 'unknown' });
    await expect(bindKeyVault({ store, vault: older })).rejects.toThrow('an older copy');
  });
});

describe('a tampered seal', () => {
  const sealedOf = async (): Promise<EventToAppend> => {
    await events.append('thought-1', 'no-stream', [written()]);
    const stored = await first(store.readStream('thought-1'));
    return anEvent({ ...stored, id: stored?.id ?? '', type: stored?.type ?? '' });
  };
  const flipped = (sealed: string | null, at: number): string => {
    const bytes = Buffer.from(sealed ?? '', 'base64');
    const index = at < 0 ? bytes.length + at : at;
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    return bytes.toString('base64');
  };
  const bare = ({ id, type, data, sealed, metadata: about }: EventToAppend): EventToAppend => ({
    id,
    type,
    data,
    sealed,
    metadata: about,
  });

  it.each([0, 1, 12, 13, 40, -1, -16])(
    'given byte %i flipped, then every way of reading is an error, never wrong words',
    async (at) => {
      const event = await sealedOf();
      await store.append('thought-2', 'no-stream', [
        { ...bare(event), id: randomUUID(), sealed: flipped(event.sealed, at) },
      ]);
      await expectFault(privateOf('thought-2'), 'damaged');
      for (const all of [await first(events.subscribe({ after: null })), await Array.fromAsync(events.readAll())]) {
        expect(() => all?.[1]?.private).toThrow(expect.objectContaining({ kind: 'damaged' }));
        expect(all?.[0]?.private).toEqual(words);
      }
    },
  );
  it('given a damaged key, then only its owner’s words are unreadable', async () => {
    const other = randomUUID();
    await events.append('thought-1', 'no-stream', [written()]);
    await events.append('thought-2', 'no-stream', [written({ ownerId: other })]);
    const tampered: KeyVault = {
      ...vault,
      find: (owner) => (owner === other ? Promise.reject(new KeyVaultFault('tampered', owner)) : vault.find(owner)),
    };
    const read = sealEvents({ store, vault: tampered });
    for (const all of [await first(read.subscribe({ after: null })), await Array.fromAsync(read.readAll())]) {
      expect(all?.[0]?.private).toEqual(words);
      expect(() => all?.[1]?.private).toThrow(expect.objectContaining({ kind: 'tampered' }));
    }
    await expect(first(read.readStream('thought-2'))).rejects.toMatchObject({ kind: 'tampered' });
  });
  it.each<readonly [string, Partial<EventToAppend>]>([
    ['another id', { id: randomUUID() }],
    ['another type', { type: 'ThoughtEdited' }],
    ['another schema version', { metadata: { ...metadata, schemaVersion: 2 } }],
    ['another owner with a key', { metadata: { ...metadata, ownerId: 'stranger' } }],
  ])('given a seal moved to %s, then it does not open', async (_what, change) => {
    const event = bare(await sealedOf());
    for (const owner of ['stranger', thoughtSecretOf('stranger')]) await vault.ensure(owner);
    const elsewhere = openSqliteEventStore({ file: join(dir, 'elsewhere.db'), clock });
    await elsewhere.append('thought-1', 'no-stream', [{ ...event, ...change }]);
    await expectFault(privateOf('thought-1', sealEvents({ store: elsewhere, vault })), 'damaged');
    await elsewhere.close();
  });
  it('given a seal moved to another stream, then it does not open', async () => {
    const event = bare(await sealedOf());
    const elsewhere = openSqliteEventStore({ file: join(dir, 'elsewhere.db'), clock });
    await elsewhere.append('thought-2', 'no-stream', [event]);
    await expectFault(privateOf('thought-2', sealEvents({ store: elsewhere, vault })), 'damaged');
    await elsewhere.close();
  });
});
