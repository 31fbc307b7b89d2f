import { leasesContract } from '@ecrin/testing/port-contracts/leases.contract.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMongoLeases } from '#adapters/leases/mongo-leases.ts';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoTriggerCheckpoints } from '#adapters/trigger-checkpoints/mongo-trigger-checkpoints.ts';

withMongo('leases and checkpoints in MongoDB', (server) => {
  let mongo: Mongo;
  beforeAll(() => {
    mongo = openMongo({ url: server().url });
  });
  afterAll(() => mongo.close());

  leasesContract('MongoDB', async () => openMongoLeases({ mongo, database: newDatabaseName() }));

  it('stores the position of each trigger, and never moves it back', async () => {
    const checkpoints = openMongoTriggerCheckpoints({ mongo, database: newDatabaseName() });
    expect(await checkpoints.load('transcribe')).toBeNull();
    await checkpoints.save('transcribe', { position: 7, event: null });
    await checkpoints.save('transcribe', { position: 5, event: null });
    await checkpoints.save('understand', { position: 3, event: null });
    expect([await checkpoints.load('transcribe'), await checkpoints.load('understand')]).toEqual([
      { position: 7, event: null },
      { position: 3, event: null },
    ]);
    await checkpoints.forget('transcribe');
    expect(await checkpoints.load('transcribe')).toBeNull();
  });
});
