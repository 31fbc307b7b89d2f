import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo/mongo-read-models.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { rowSearchCases } from './search-rows.cases.ts';

withMongo('read models in MongoDB', (server) => {
  rowSearchCases(async () => {
    const [folder, name] = [await mkdtemp(join(tmpdir(), 'ecrin-rows-')), newDatabaseName().slice(0, 32)];
    const mongo = openMongo({ url: server().url });
    const models = openMongoReadModels({ mongo, database: name });
    return {
      models,
      folder,
      environment: { MONGODB_URL: server().url, MONGODB_DATABASE: name },
      dispose: async () => {
        await models.close();
        await server().drop({ dropDatabase: () => mongo.database(name).dropDatabase() });
        await mongo.close();
        await rm(folder, { recursive: true });
      },
    };
  });
});
