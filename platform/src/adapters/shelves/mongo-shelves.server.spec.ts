import { shelvesContract } from '@ecrin/testing/contracts/shelves.contract.ts';
import { aDatabase, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { openMongo } from '../mongo/open-mongo.ts';
import { mongoShelf } from './mongo-shelves.ts';

withMongo('what is moved, in MongoDB', (server) => {
  shelvesContract('MongoDB', async () => {
    const mongo = openMongo({ url: server().url });
    const db = mongo.database(aDatabase());
    return {
      shelf: (name) => mongoShelf(db, name),
      dispose: async () => {
        await db.dropDatabase();
        await mongo.close();
      },
    };
  });
});
