import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo-read-models.ts';
import type { Document, Model } from '@ecrin/platform/ports/read-models.ts';
import { allDocuments, countKept } from '../crash/oracle.ts';
import type { Fleet } from './start-fleet.ts';

const given = ({ environment }: Fleet, name: string): string => environment[name] ?? '';

/** How often each thought was kept, by thought; read from the event store itself. */
export const timesKeptInFleet = async (fleet: Fleet): Promise<ReadonlyMap<string, number>> => {
  const store = openEventStoreDb({ url: given(fleet, 'EVENTSTORE_URL'), patienceMs: 15_000 });
  try {
    return await countKept(store);
  } finally {
    await store.close();
  }
};

/** All documents of each model, in the order of their ids. */
export const documentsInFleet = async (fleet: Fleet, models: readonly Model<Document>[]): Promise<readonly (readonly Document[])[]> => {
  const mongo = openMongo({ url: given(fleet, 'MONGODB_URL') });
  const store = openMongoReadModels({ mongo, database: given(fleet, 'MONGODB_DATABASE') });
  try {
    const found: (readonly Document[])[] = [];
    for (const model of models) found.push(await allDocuments(store, model));
    return found;
  } finally {
    await store.close();
    await mongo.close();
  }
};
