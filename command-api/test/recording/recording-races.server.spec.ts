import { openGridFsBlobStore } from '@ecrin/platform/adapters/blob-store/gridfs-blob-store.ts';
import { openMongo, type Mongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll } from 'vitest';
import { recordingRaces } from './recording-races.cases.ts';

withMongo('recordings', (server) => {
  const database = newDatabaseName();
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(async () => {
    await server().drop(mongo.database(database));
    await mongo.close();
  });
  recordingRaces('GridFS', () => openGridFsBlobStore({ mongo, database, clock: { now: () => new Date() } }));
});
