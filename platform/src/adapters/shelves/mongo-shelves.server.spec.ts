import { tableExportsContract } from '@ecrin/testing/contracts/shelves.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { openMongo } from '../mongo/open-mongo.ts';
import { mongoTableExport } from './mongo-shelves.ts';

withMongo('what is moved, in MongoDB', (server) => {
  tableExportsContract('MongoDB', async () => {
    const mongo = openMongo({ url: server().url });
    const db = mongo.database(newDatabaseName());
    return {
      shelf: (name) => mongoTableExport(db, name),
      dispose: async () => {
        await db.dropDatabase();
        await mongo.close();
      },
    };
  });
});
