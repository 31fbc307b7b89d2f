import { presenceContract } from '@ecrin/testing/contracts/presence.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { openMongo, type Mongo } from '../mongo/open-mongo.ts';
import { openMongoPresence } from './mongo-presence.ts';

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
