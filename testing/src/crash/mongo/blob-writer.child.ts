import { openGridFsBlobStore } from '@ecrin/platform/adapters/blob-store/gridfs-blob-store.ts';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { asyncChunks } from '#port-contracts/blob-store.contract.ts';

// Puts one blob, unless it is killed at the fail point in its environment.
const [url = '', database = '', name = '', letter = ''] = process.argv.slice(2);
const mongo = openMongo({ url });
const blobs = openGridFsBlobStore({ mongo, database, clock: { now: () => new Date() } });
await blobs.put(name, asyncChunks(Buffer.alloc(600_000, letter)));
await mongo.close();
