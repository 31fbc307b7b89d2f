import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openMongoKeyVault } from '@ecrin/platform/adapters/key-vault/mongo-key-vault.ts';
import { openMongo } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '@ecrin/platform/adapters/read-models/mongo/mongo-read-models.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { createCachedKeyVault } from '@ecrin/platform/caching/cached-key-vault.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { projections, thoughtCardModel, thoughtDetailModel } from '@ecrin/projections';
import { allDocuments, countThoughtEvents } from '#crash/server/stored-state-oracle.ts';
import type { Fleet } from './start-fleet.ts';

const given = ({ environment }: Fleet, name: string): string => environment[name] ?? '';

/** The events of a fleet, opened with the keys it has now. `eventsWithErased`: as whoever has its servers and its master key would. */
export const openFleetEvents = async (fleet: Fleet) => {
  const [mongo, store] = [
    openMongo({ url: given(fleet, 'MONGODB_URL') }),
    openEventStoreDb({ url: given(fleet, 'EVENTSTORE_URL'), timeoutMs: 10_000 }),
  ];
  const masterKey = openMasterKey({ dir: fleet.dir, fromEnvironment: given(fleet, 'MASTER_KEY') });
  const keys = await openMongoKeyVault({
    mongo,
    database: `${given(fleet, 'MONGODB_DATABASE')}-keys`,
    masterKey,
    clock,
  });
  const vault = createCachedKeyVault({ vault: keys, clock });
  return {
    events: sealEvents({ store, vault }),
    eventsWithErased: sealEvents({ store, vault, showsErased: true }),
    close: async (): Promise<void> => {
      await vault.close();
      await store.close();
      await mongo.close();
    },
  };
};

/** How often each thought was created and how often it was analysed, by thought; read from the event store itself. */
export const thoughtEventCountsInFleet = async (fleet: Fleet) => {
  const store = openEventStoreDb({ url: given(fleet, 'EVENTSTORE_URL'), timeoutMs: 10_000 });
  try {
    return {
      created: await countThoughtEvents(store),
      analysed: await countThoughtEvents(store, ['ThoughtUnderstood']),
    };
  } finally {
    await store.close();
  }
};

/** Every thought in the two models that show them, in the order of their ids. */
const thoughtsIn = async (models: ReadModels) => ({
  cards: await allDocuments(models, thoughtCardModel),
  details: await allDocuments(models, thoughtDetailModel),
});

export const documentsInFleet = async (fleet: Fleet) => {
  const mongo = openMongo({ url: given(fleet, 'MONGODB_URL') });
  const models = openMongoReadModels({ mongo, database: given(fleet, 'MONGODB_DATABASE') });
  try {
    return await thoughtsIn(models);
  } finally {
    await models.close();
    await mongo.close();
  }
};

/** All that the processes sent to each other's sockets in the last minute. */
export const crossProcessMessages = async (fleet: Fleet): Promise<readonly object[]> => {
  const mongo = openMongo({ url: given(fleet, 'MONGODB_URL') });
  try {
    return await mongo.database(given(fleet, 'MONGODB_DATABASE')).collection('socket_io').find().toArray();
  } finally {
    await mongo.close();
  }
};

/** The embedded read models built from the same events. */
export const rebuildDocumentsFromFleet = async (fleet: Fleet) => {
  const { events, close } = await openFleetEvents(fleet);
  const models = openSqliteReadModels({ file: join(fleet.dir, 'rebuilt.db') });
  const wanted = new Set<string>([thoughtCardModel.name, thoughtDetailModel.name]);
  try {
    for (const projection of projections.filter(({ model }) => wanted.has(model.name))) {
      await rebuildProjection({ projection, events, models, clock });
    }
    return await thoughtsIn(models);
  } finally {
    await models.close();
    await close();
  }
};
