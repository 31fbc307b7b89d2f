import { accessStoreContract } from '@ecrin/testing/port-contracts/access-store/access-store.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMongoAccessStore } from '#adapters/access-store/mongo-access-store.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';

withMongo('the access store in MongoDB', (server) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(() => mongo.close());

  accessStoreContract(async () => {
    const database = newDatabaseName();
    return {
      open: () => openMongoAccessStore({ mongo, database }),
      dispose: async () => void (await mongo.database(database).dropDatabase()),
    };
  });

  it('counts attempts correctly across concurrent processes', async () => {
    const database = newDatabaseName();
    const other = openMongo({ url: server().url });
    const stores = [
      await openMongoAccessStore({ mongo, database }),
      await openMongoAccessStore({ mongo: other, database }),
    ] as const;
    const request = { key: 'a', limit: 10, windowMs: 60_000, now: '2026-01-02T09:00:00.000Z' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => stores[index % 2 === 0 ? 0 : 1].countAttempt(request)),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
    await other.close();
  });

  it('consumes a token once when two processes ask concurrently', async () => {
    const store = await openMongoAccessStore({ mongo, database: newDatabaseName() });
    const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
    await store.openSession(
      {
        sessionId: 's',
        userType: 'client',
        userId: 'u',
        device: '',
        createdAt: at(0),
        lastUsedAt: at(0),
        expiresAt: at(900),
      },
      'r1',
    );
    const rotations = await Promise.all(
      Array.from({ length: 10 }, () =>
        store.rotate({ refreshHash: 'r1', successorHash: 'r2', now: at(1), expiresAt: at(900), graceMs: 30_000 }),
      ),
    );
    expect(new Set(rotations.map(({ outcome }) => outcome))).toEqual(new Set(['rotated']));
    expect(
      await store.rotate({ refreshHash: 'r2', successorHash: 'r3', now: at(2), expiresAt: at(900), graceMs: 30_000 }),
    ).toMatchObject({ outcome: 'rotated' });
  });
});
