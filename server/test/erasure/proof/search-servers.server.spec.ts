import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasurePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import {
  startEventStoreDbFake,
  type EventStoreDbFake,
} from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { noTemporal, startTemporal, type TemporalTestServer } from '@ecrin/testing/servers/temporal-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createErasureProof } from '#erasure/proof/create-erasure-proof.ts';
import { certificateOf, gone, marksOfGone, notClean } from './left-behind.fixtures.ts';
import { leftInFleet } from './left-on-servers.fixtures.ts';

const key = randomBytes(32).toString('base64');
const masterKey = openMasterKey({ dir: '', fromEnvironment: key });
/** Each search has a thread of its own, which reads whatever three servers have. */
const timeout = 180_000;
/** Mails leave: none is in the folder of another process. */
const mailed = { SMTP_URL: 'smtp://127.0.0.1:9' };

withMongo(
  'what is left in a fleet',
  (server) => {
    let [esdb, temporal]: [EventStoreDbFake, TemporalTestServer] = [] as never;
    const folders: string[] = [];
    const name = newDatabaseName().slice(0, 32);
    const folder = async (): Promise<string> => {
      folders.push(await mkdtemp(join(tmpdir(), 'ecrin-servers-')));
      return folders.at(-1) ?? '';
    };
    /** The certificate of what a process with this folder finds. */
    const certified = async (dir: string, environment: Readonly<Record<string, string>> = mailed) => {
      const proof = createErasureProof({
        config: readConfig({
          DATA_DIR: dir,
          MASTER_KEY: key,
          ROLES: '',
          MONGODB_URL: server().url,
          MONGODB_DATABASE: name,
          EVENTSTORE_URL: esdb.url,
          TEMPORAL_ADDRESS: temporal.address,
          ...environment,
        }).shared,
        stores: {
          masterKey,
          events: { readAll: async function* () {} },
          storedEvents: { readStream: async function* () {} },
        },
      });
      const never = new AbortController().signal;
      return certificateOf(proof, await proof.search({ clientId: gone.clientId, marks: marksOfGone }, never));
    };
    beforeAll(async () => {
      esdb = await startEventStoreDbFake();
      temporal = await startTemporal();
    });
    afterAll(async () => {
      esdb.kill();
      await temporal.stop();
      await Promise.all(folders.map((one) => rm(one, { recursive: true })));
    });

    it('given nothing of the person anywhere, then the certificate is whole', { timeout }, async () => {
      const { isWhole, places } = await certified(await folder());
      expect([notClean(places), isWhole]).toEqual([[], true]);
      expect(places.map(({ place }) => place)).toEqual(erasurePlaces);
    });

    it(
      'given mails that each process writes into its own folder, then their place stays open',
      { timeout },
      async () => {
        const { isWhole, places } = await certified(await folder(), {});
        expect(places.filter(({ found }) => found !== 0)).toEqual([
          { place: 'outbox', bytes: 0, found: null, reason: 'unreachable' },
        ]);
        expect(isWhole).toBe(false);
      },
    );

    it.each(Object.entries(leftInFleet))(
      'given something that is left in %s alone, then it is named, and the certificate is not whole',
      { timeout },
      async (place, leave) => {
        const dir = await folder();
        const stores = { mongo: server().url, name, temporal: temporal.address, masterKey, dir };
        const { environment, takeOut } = await leave(stores);
        const { isWhole, places } = await certified(dir, { ...mailed, ...environment });
        await takeOut?.();
        expect([notClean(places), isWhole]).toEqual([[place], false]);
        expect(places.filter(({ found }) => found === null)).toEqual([]);
      },
    );
  },
  noTemporal('dev'),
);
