import { readModelsContract } from '@ecrin/testing/port-contracts/read-models/read-models.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '#adapters/read-models/mongo/mongo-read-models.ts';

withMongo('read models in MongoDB', (server) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(() => mongo.close());
  for (const [name, transactions] of [
    ['MongoDB with transactions', true],
    ['MongoDB without transactions', false],
  ] as const) {
    readModelsContract(name, async () => {
      const database = newDatabaseName();
      return {
        open: async () => openMongoReadModels({ mongo, database, transactions }),
        dispose: () => server().drop(mongo.database(database)),
      };
    });
  }
});
