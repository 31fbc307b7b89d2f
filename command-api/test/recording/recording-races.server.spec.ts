import { openGridFsBlobStore } from '@ecrin/platform/adapters/blob-store/gridfs-blob-store.ts';
import { openMongo, type Mongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { recordingRaces } from './recording-races.cases.ts';

withMongo('recordings', (server) => {
  const database = newDatabaseName();
  let mongo: Mongo;
  const open = () => openGridFsBlobStore({ mongo, database, clock: { now: () => new Date() } });
  beforeAll(async () => {
    mongo = openMongo({ url: server().url });
    // The first file makes the collections and their indexes: the server these specs start may hang when eight do so at once.
    const store = open();
    await store.put('first', asStream(Buffer.from('first')));
    await store.close();
  });
  afterAll(async () => {
    await server().drop(mongo.database(database));
    await mongo.close();
  });
  recordingRaces('GridFS', open);
});
