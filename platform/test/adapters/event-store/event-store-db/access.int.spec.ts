import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { accessDenied, deleted } from '@ecrin/testing/fakes/event-store-db/grpc-errors.ts';
import { createSelfSignedCertificate } from '@ecrin/testing/fakes/event-store-db/self-signed-certificate.ts';
import {
  all,
  anEvent,
  newStreamName,
  expectFault,
  idsOf,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import type { EventStore } from '#ports/event-store.ts';

const password = 'p@ss:w/rd';
const tries = (store: EventStore): readonly Promise<unknown>[] =>
  [
    store.append(newStreamName(), 'no-stream', [anEvent()]),
    store.append(newStreamName(), 'any', [anEvent()]),
    all(store.readStream(newStreamName())),
    all(store.readAll()),
    all(store.subscribe({ after: null })),
    all(store.subscribe({ after: 'end' })),
  ].map((attempt: Promise<unknown>) =>
    attempt.then(
      () => 'no fault at all',
      (thrown: unknown) => thrown,
    ),
  );

describe('over TLS with credentials', () => {
  let dir: string;
  let double: EventStoreDbFake;
  const openStores: EventStore[] = [];
  const open = (secret: string, ca = 'ca.pem'): EventStore => {
    const file = encodeURIComponent(join(dir, ca));
    const store = openEventStoreDb({
      url: `esdb://${secret}127.0.0.1:${double.port}?tls=true&tlsCAFile=${file}`,
      timeoutMs: 10_000,
    });
    openStores.push(store);
    return store;
  };
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ecrin-tls-'));
    const tls = await createSelfSignedCertificate();
    await writeFile(join(dir, 'ca.pem'), tls.cert);
    await writeFile(join(dir, 'another.pem'), (await createSelfSignedCertificate()).cert);
    double = await startEventStoreDbFake({ tls, users: { ecrin: password } });
  });
  afterEach(() => Promise.all(openStores.splice(0).map((store) => store.close())));
  afterAll(async () => {
    double.kill();
    await rm(dir, { recursive: true });
  });

  it('given the right password, then all operations work', async () => {
    const [store, stream, event] = [open(`ecrin:${encodeURIComponent(password)}@`), newStreamName(), anEvent()];
    await store.append(stream, 'no-stream', [event]);
    expect(idsOf(await all(store.readStream(stream)))).toEqual([event.id]);
    const next = await store.subscribe({ after: null })[Symbol.asyncIterator]().next();
    expect(idsOf(next.value ?? [])).toContain(event.id);
  });
  it.each([
    ['a wrong password', 'ecrin:guessed@'],
    ['nobody', ''],
  ])(
    'given %s, then every operation is denied, subscriptions too, and no fault contains the password',
    async (_who, secret) => {
      const store = open(secret);
      for (const fault of await Promise.all(tries(store))) {
        expect(fault).toMatchObject({ name: 'EventStoreFault', kind: 'access-denied' });
        expect(inspect(fault, { depth: 9 })).not.toMatch(/guessed|Z3Vlc3NlZ/);
      }
    },
  );
  it('given a certificate of an unknown authority, then the server is not trusted', () =>
    expectFault(
      open(`ecrin:${encodeURIComponent(password)}@`, 'another.pem').append(newStreamName(), 'no-stream', [anEvent()]),
      'unavailable',
    ));
  it('given a missing certificate file, then the store does not open', () => {
    expect(() => open('', 'missing.pem')).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });
});

describe('refusals', () => {
  let double: EventStoreDbFake;
  let store: EventStore;
  beforeAll(async () => {
    double = await startEventStoreDbFake({ maxAppendBytes: 10_000 });
    store = openEventStoreDb({ url: double.url, timeoutMs: 10_000 });
  });
  afterEach(() => double.decideCalls(() => 'serve'));
  afterAll(async () => {
    await store.close();
    double.kill();
  });

  it('given a user without permission, then every operation is denied', async () => {
    double.decideCalls(accessDenied);
    for (const fault of await Promise.all(tries(store))) expect(fault).toMatchObject({ kind: 'access-denied' });
  });
  it('given an append above the server’s limit, then it is too large', () =>
    expectFault(store.append(newStreamName(), 'no-stream', [anEvent({ sealed: 'QUJD'.repeat(5_000) })]), 'too-large'));
  it('given a stream deleted by another program, then it is damaged', async () => {
    const stream = newStreamName();
    double.decideCalls(() => deleted(stream));
    await expectFault(all(store.readStream(stream)), 'damaged');
  });
  it('given a reserved stream name, then it is malformed', () =>
    expectFault(store.append('$settings', 'any', [anEvent()]), 'malformed'));
});

describe('messages about a connection string', () => {
  it.each([
    [
      'an invalid option',
      (port: number) => `esdb://ecrin:changeit@127.0.0.1:${port}?tls=false&tlsVerifyCert=false&unheard=of`,
    ],
    ['an invalid port', () => 'esdb://ecrin:changeit@127.0.0.1:port'],
    ['an option without a value', () => 'esdb://ecrin:changeit@127.0.0.1:2113?tls'],
  ])('given %s, then neither fault nor console contains the password', async (_what, url) => {
    const logged: unknown[] = [];
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(...words));
    try {
      await openEventStoreDb({ url: url(2113) }).close();
    } catch (fault) {
      logged.push(fault);
    }
    expect(logged.length).toBeGreaterThan(0);
    expect(inspect(logged, { depth: 9 })).not.toContain('changeit');
    vi.restoreAllMocks();
  });
});
