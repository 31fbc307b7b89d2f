import { messageQueueContract } from '@ecrin/testing/port-contracts/message-queue.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { openMongoMessageQueue } from '#adapters/message-queue/mongo-message-queue.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';

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
