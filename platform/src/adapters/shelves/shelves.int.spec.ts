import { shelvesContract } from '@ecrin/testing/contracts/shelves.contract.ts';
import { aDatabase, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { DatabaseSync } from 'node:sqlite';
import { accessSchema } from '../access-store/access-schema.ts';
import { vaultSchema } from '../key-vault/vault-file.ts';
import { messageSchema } from '../message-queue/sqlite-message-queue.ts';
import { openMongo } from '../mongo/open-mongo.ts';
import { mongoShelf } from './mongo-shelves.ts';
import { sqliteShelf } from './sqlite-shelves.ts';

shelvesContract('SQLite', async () => {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  for (const schema of [vaultSchema, accessSchema, messageSchema]) db.exec(schema);
  return { shelf: (name) => sqliteShelf(db, name), dispose: async () => db.close() };
});

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
