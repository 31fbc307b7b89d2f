import { tableExportsContract } from '@ecrin/testing/port-contracts/table-exports.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { openMongo } from '#adapters/mongo/open-mongo.ts';
import { mongoTableExport } from '#adapters/table-exports/mongo-table-export.ts';

withMongo('table exports in MongoDB', (server) => {
  tableExportsContract('MongoDB', async () => {
    const mongo = openMongo({ url: server().url });
    const db = mongo.database(newDatabaseName());
    return {
      table: (name) => mongoTableExport(db, name),
      dispose: async () => {
        await db.dropDatabase();
        await mongo.close();
      },
    };
  });
});
