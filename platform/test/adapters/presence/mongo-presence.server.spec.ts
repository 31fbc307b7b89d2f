import { presenceContract } from '@ecrin/testing/port-contracts/presence.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoPresence } from '#adapters/presence/mongo-presence.ts';

withMongo('presence in MongoDB', (server) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(() => mongo.close());

  presenceContract('MongoDB', async () => {
    const database = newDatabaseName();
    return {
      open: () => openMongoPresence({ mongo, database }),
      dispose: async () => void (await mongo.database(database).dropDatabase()),
    };
  });
});
