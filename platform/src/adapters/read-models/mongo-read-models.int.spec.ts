import { readModelsContract } from '@ecrin/testing/contracts/read-models.contract.ts';
import { aDatabase, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { openMongo } from '../mongo/open-mongo.ts';
import { openMongoReadModels } from './mongo-read-models.ts';

withMongo('read models in MongoDB', (server) => {
  for (const [name, transactions] of [['MongoDB with transactions', true], ['MongoDB without transactions', false]] as const) {
    readModelsContract(name, async () => {
      const [mongo, database] = [openMongo({ url: server().url }), aDatabase()];
      return {
        open: async () => openMongoReadModels({ mongo, database, transactions }),
        dispose: async () => {
          await mongo.database(database).dropDatabase();
          await mongo.close();
        },
      };
    });
  }
});
