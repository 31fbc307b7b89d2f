import { randomBytes, randomUUID } from 'node:crypto';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import type { LogRecord } from '@ecrin/testing/fakes/event-store-db/memory-log.ts';
import {
  all,
  anEvent,
  newStreamName,
  expectFault,
  idsOf,
  metadata,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import { positionAt, positionOf } from '#adapters/event-store/event-store-db/stored-form.ts';
import { sealEvents } from '#crypto/sealed-events.ts';
import { thoughtSecretOf } from '#crypto/thought-keys.ts';
import type { EventStore, StoredEvent } from '#ports/event-store.ts';
import type { KeyVault } from '#ports/key-vault.ts';

let double: EventStoreDbFake;
let store: EventStore;
beforeAll(async () => {
  double = await startEventStoreDbFake();
  store = openEventStoreDb({ url: double.url, timeoutMs: 10_000 });
});
afterAll(async () => {
  await store.close();
  double.kill();
});

const flip = (bytes: Uint8Array, words: string): Uint8Array => {
  const flipped = Buffer.from(bytes);
  const at = flipped.indexOf(words);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
};
const changes: readonly (readonly [string, (record: LogRecord) => Partial<LogRecord>])[] = [
  ['data', ({ data }) => ({ data: flip(data, 'unmistakable') })],
  ['data that is not JSON', ({ data }) => ({ data: data.slice(0, -1) })],
  ['metadata', ({ metadata }) => ({ metadata: flip(metadata, 'Europe/Paris') })],
  ['metadata that is not JSON', ({ metadata }) => ({ metadata: metadata.slice(1) })],
  ['sealed part', ({ metadata }) => ({ metadata: flip(metadata, 'QUJD') })],
  [
    'checksum',
    ({ metadata }) => ({
      metadata: Buffer.from(
        Buffer.from(metadata)
          .toString()
          .replace(/"checksum":\d/, '"checksum":'),
      ),
    }),
  ],
  ['type', () => ({ type: 'ThoughtUnpinned' })],
  ['id', () => ({ id: randomUUID() })],
  ['content type', () => ({ contentType: 'application/octet-stream' })],
  ['metadata that is gone', () => ({ metadata: new Uint8Array() })],
];

describe('changed data in the store', () => {
  it.each(changes)(
    'given a stored %s that was changed, then its stream is damaged, and reading all events reports it at its position',
    async (_what, change) => {
      const [stream, other, event] = [
        newStreamName(),
        anEvent(),
        anEvent({ sealed: 'QUJD', data: { text: 'unmistakable' } }),
      ];
      const { position } = await store.append(stream, 'no-stream', [event]);
      await store.append(newStreamName(), 'no-stream', [other]);
      const record = double.log.stream(stream)[0];
      double.log.replace(position, record ? change(record) : {});
      await expectFault(all(store.readStream(stream)), 'damaged');
      const subscription = store.subscribe({ after: before(position) });
      const following = await subscription[Symbol.asyncIterator]().next();
      const read = await all(store.readAll({ after: before(position) }));
      for (const damaged of [read[0], (following.value as readonly StoredEvent[])[0]]) {
        expect(damaged).toMatchObject({ damaged: true, position, stream, revision: 0 });
        for (const part of ['data', 'sealed', 'metadata'] as const)
          expect(() => damaged?.[part]).toThrow(expect.objectContaining({ kind: 'damaged' }));
      }
      expect(idsOf(read).slice(1)).toEqual([other.id]);
      double.log.replace(position, record ?? {});
      expect(await all(store.readStream(stream))).toHaveLength(1);
    },
  );
  it('given an event written by another program, then it is damaged or ignored as not ours', async () => {
    const stream = newStreamName();
    double.log.append(stream, 'any', [
      {
        id: randomUUID(),
        type: 'Foreign',
        contentType: 'application/json',
        data: Buffer.from('{}'),
        metadata: Buffer.from('{"sealed":null}'),
      },
    ]);
    await expectFault(all(store.readStream(stream)), 'damaged');
  });
});

const before = (position: number): number | null =>
  double.log.all[double.log.all.findIndex((record) => record.position === position) - 1]?.position ?? null;

describe('the stored form', () => {
  it('given an event, then its data is plain JSON, and its metadata contains ours, the sealed part and a checksum', async () => {
    const [stream, event] = [newStreamName(), anEvent({ sealed: 'QUJD' })];
    await store.append(stream, 'no-stream', [event]);
    const [record] = double.log.stream(stream);
    expect(record).toMatchObject({ id: event.id, type: event.type, contentType: 'application/json' });
    expect(JSON.parse(Buffer.from(record?.data ?? []).toString())).toEqual(event.data);
    expect(JSON.parse(Buffer.from(record?.metadata ?? []).toString())).toEqual({
      metadata: event.metadata,
      sealed: 'QUJD',
      checksum: expect.any(Number),
    });
  });
  it('given sealed events, then they are read back and the server never saw plaintext; without the key there is none', async () => {
    const owner = metadata.ownerId ?? '';
    const keys = new Map([owner, thoughtSecretOf(owner)].map((name) => [name, new Uint8Array(randomBytes(32))]));
    const find = async (name: string) => keys.get(name) ?? null;
    const vault = {
      find,
      ensure: async (name: string) => keys.get(name) ?? new Uint8Array(32),
      knows: async () => true,
    } as Partial<KeyVault> as KeyVault;
    const events = sealEvents({ store, vault });
    const [stream, words] = [newStreamName(), { content: 'Train presque vide' }];
    const event = {
      id: randomUUID(),
      event: { type: 'ThoughtWritten', data: { thoughtId: 'thought-1' }, private: words },
      metadata,
    };
    const appended = await events.append(stream, 'no-stream', [event]);
    expect(await events.append(stream, 'no-stream', [event])).toEqual(appended);
    await expectFault(
      events.append(stream, 'no-stream', [
        { ...event, event: { ...event.event, private: { content: 'autre chose' } } },
      ]),
      'id-reused',
    );
    expect(await all(events.readStream(stream))).toMatchObject([{ private: words }]);
    const [record] = double.log.stream(stream);
    expect(
      Buffer.concat([record?.data ?? new Uint8Array(), record?.metadata ?? new Uint8Array()]).includes('Train'),
    ).toBe(false);
    keys.clear();
    expect(await all(events.readStream(stream))).toMatchObject([{ private: null }]);
  });
});

describe('positions', () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('given %i, then it survives a round trip', (position) => {
    expect(positionOf(positionAt(position))).toBe(position);
  });
  it('given an unsafe integer, or none at all, then it is refused', () => {
    const beyond = BigInt(Number.MAX_SAFE_INTEGER) + 1n;
    expect(() => positionOf({ commit: beyond, prepare: beyond })).toThrow(
      expect.objectContaining({ kind: 'unavailable' }),
    );
    expect(() => positionOf(undefined)).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  });
});
