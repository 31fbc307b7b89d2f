import { answeredCommandsContract } from '@ecrin/testing/port-contracts/answered-commands.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { openMongoAnsweredCommands } from '#adapters/answered-commands/mongo-answered-commands.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';

withMongo('answered commands in MongoDB', (server) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(() => mongo.close());

  answeredCommandsContract('MongoDB', async () => {
    const database = newDatabaseName();
    return {
      open: (clock) => openMongoAnsweredCommands({ mongo, database, clock }),
      dispose: async () => void (await mongo.database(database).dropDatabase()),
    };
  });
});
