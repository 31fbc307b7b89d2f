import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasurePlaces, type ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { deriveKey, openMasterKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { sealMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';
import { clientOf } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { newEvent } from '@ecrin/testing/kits/embedded-stores.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { searchPlace } from '#erasure/proof/search-place.ts';
import { gone } from './left-behind.fixtures.ts';

const words = () => ({ text: `… ${gone.words}.` });

/** By place: in which database and collection something is left. */
const leftOnMongo = {
  keys: ['-keys', 'keys', () => ({ _id: gone.clientId, wrapped: gone.wrappedKey })],
  'read-models': ['', 'documents_one', words],
  recordings: ['', 'blobs.names', () => ({ _id: `${gone.clientId}/audio/one` })],
  access: ['-access', 'sessions', () => ({ userId: gone.clientId })],
  messages: [
    '-access',
    'messages',
    (key: MasterKey) => ({ _id: 'left', sealed: sealMessage(deriveKey(key, 'messages'), 'left', words()) }),
  ],
  answers: ['', 'answeredCommands', words],
  presence: ['', 'presence', () => ({ _id: gone.clientId })],
} as const satisfies Partial<Record<ErasurePlace, readonly [string, string, (key: MasterKey) => object]>>;

withMongo('what is left on servers', (server) => {
  let [folder, esdb]: [string, EventStoreDbFake] = [] as never;
  const name = newDatabaseName().slice(0, 32);
  const masterKey = () => openMasterKey({ dir: folder, fromEnvironment: null });
  const search = (place: ErasurePlace) =>
    searchPlace(place, {
      clientId: gone.clientId,
      ids: [gone.clientId],
      marks: { fragments: [gone.words], ids: [gone.clientId], wrappedKey: gone.wrappedKey },
      config: readConfig({
        DATA_DIR: folder,
        ROLES: '',
        MONGODB_URL: server().url,
        MONGODB_DATABASE: name,
        EVENTSTORE_URL: esdb.url,
      }).shared,
      masterKey: masterKey(),
      drafts: folder,
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-servers-'));
    esdb = await startEventStoreDbFake();
    const client = clientOf(server().url);
    for (const [suffix, collection] of Object.values(leftOnMongo))
      await client
        .db(name + suffix)
        .collection(collection)
        .insertOne({ of: 'somebody else' });
    await client.close();
  });
  afterAll(async () => {
    esdb.kill();
    await rm(folder, { recursive: true });
  });

  it('given nothing of the person, then each of these places is closed, and was read', async () => {
    for (const place of Object.keys(leftOnMongo) as ErasurePlace[])
      expect(await search(place)).toEqual({ place, bytes: expect.any(Number), found: 0, reason: null });
    expect((await search('keys')).bytes).toBeGreaterThan(0);
    expect(await search('events')).toMatchObject({ found: 0 });
  });

  it.each(Object.entries(leftOnMongo))(
    'given something left in %s alone, then it is found there',
    async (place, [suffix, collection, left]) => {
      const client = clientOf(server().url);
      const database = client.db(name + suffix);
      await database.command({ insert: collection, documents: [left(masterKey())] });
      const found = new Map<string, number | null>();
      for (const one of erasurePlaces.filter((each) => each in leftOnMongo)) found.set(one, (await search(one)).found);
      await database.collection(collection).deleteMany({ of: { $exists: false } });
      await client.close();
      expect([...found].filter(([, count]) => count !== 0).map(([one]) => one)).toEqual([place]);
    },
  );

  it('given an event with words in plain, then it is found', async () => {
    const store = openEventStoreDb({ url: esdb.url });
    const { event, ...rest } = newEvent({ type: 'ThoughtWritten', data: words(), private: null }, gone.clientId);
    await store.append('thought-one', 'no-stream', [{ ...rest, type: event.type, data: words(), sealed: null }]);
    await store.close();
    expect(await search('events')).toMatchObject({ place: 'events', found: 1 });
  });
});
