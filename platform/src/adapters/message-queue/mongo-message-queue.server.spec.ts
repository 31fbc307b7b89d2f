import { messageQueueContract } from '@ecrin/testing/contracts/message-queue.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { openMongo, type Mongo } from '../mongo/open-mongo.ts';
import { openMongoMessageQueue } from './mongo-message-queue.ts';

withMongo('messages in MongoDB', (server) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(() => mongo.close());

  messageQueueContract('MongoDB', async () => {
    const database = newDatabaseName();
    return {
      open: (key) => openMongoMessageQueue({ mongo, database, key }),
      dispose: async () => void (await mongo.database(database).dropDatabase()),
    };
  });
});
