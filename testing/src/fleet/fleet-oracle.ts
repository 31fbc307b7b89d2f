import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo-read-models.ts';
import { thoughtCardModel, thoughtDetailModel } from '@ecrin/projections';
import { allDocuments, countKept } from '../crash/oracle.ts';
import type { Fleet } from './start-fleet.ts';

const given = ({ environment }: Fleet, name: string): string => environment[name] ?? '';

/** How often each thought was kept and how often it was understood, by thought; read from the event store itself. */
export const timesInFleet = async (fleet: Fleet) => {
  const store = openEventStoreDb({ url: given(fleet, 'EVENTSTORE_URL'), patienceMs: 10_000 });
  try {
    return { kept: await countKept(store), understood: await countKept(store, ['ThoughtUnderstood']) };
  } finally {
    await store.close();
  }
};

/** Every thought of the two models that show them, in the order of their ids. */
export const documentsInFleet = async (fleet: Fleet) => {
  const mongo = openMongo({ url: given(fleet, 'MONGODB_URL') });
  const models = openMongoReadModels({ mongo, database: given(fleet, 'MONGODB_DATABASE') });
  try {
    return { cards: await allDocuments(models, thoughtCardModel), details: await allDocuments(models, thoughtDetailModel) };
  } finally {
    await models.close();
    await mongo.close();
  }
};
