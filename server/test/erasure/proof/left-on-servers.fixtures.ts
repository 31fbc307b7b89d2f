import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { sealMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';
import { clientOf } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { startEventStoreDbFake } from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { newEvent } from '@ecrin/testing/kits/embedded-stores.ts';
import { leaveRun } from '@ecrin/testing/servers/leave-run.ts';
import { gone, leftIn } from './left-behind.fixtures.ts';

/** `name`: prefix of the databases. `dir`: the folder of the process that searches. */
export type FleetStores = Readonly<{
  mongo: string;
  name: string;
  temporal: string;
  masterKey: MasterKey;
  dir: string;
}>;
/** `environment`: of a store of its own, where nothing can be taken out again. */
type Left = Readonly<{ environment?: Readonly<Record<string, string>>; takeOut?: () => Promise<unknown> }>;
type Leave = (stores: FleetStores) => Promise<Left>;

const words = () => ({ text: `… ${gone.words}.` });

const onMongo =
  (suffix: string, collection: string, left: (key: MasterKey) => object): Leave =>
  async ({ mongo, name, masterKey }) => {
    const client = clientOf(mongo);
    const database = client.db(name + suffix);
    await database.collection(collection).insertOne({ of: 'somebody else' });
    await database.command({ insert: collection, documents: [left(masterKey)] });
    return {
      takeOut: async () => {
        await database.collection(collection).deleteMany({ of: { $exists: false } });
        await client.close();
      },
    };
  };

const inFolder =
  (place: 'outbox' | 'crashes' | 'other-files'): Leave =>
  async ({ dir }) => {
    leftIn[place]({ dir, copies: { data: '', keys: '' } });
    return {};
  };

/** For each place of a fleet: what an eraser would have left that forgot it. A fleet makes no backups of its own. */
export const leftInFleet: Readonly<Record<Exclude<ErasurePlace, 'key-copies' | 'backups'>, Leave>> = {
  keys: onMongo('-keys', 'keys', () => ({ _id: gone.clientId, wrapped: gone.wrappedKey })),
  'read-models': onMongo('', 'documents_one', words),
  recordings: onMongo('', 'blobs.names', () => ({ _id: `${gone.clientId}/audio/one` })),
  access: onMongo('-access', 'sessions', () => ({ userId: gone.clientId })),
  messages: onMongo('-access', 'messages', (key) => ({
    _id: 'left',
    sealed: sealMessage(deriveKey(key, 'messages'), 'left', words()),
  })),
  answers: onMongo('', 'answeredCommands', words),
  presence: onMongo('', 'presence', () => ({ _id: gone.clientId })),
  outbox: inFolder('outbox'),
  crashes: inFolder('crashes'),
  'other-files': inFolder('other-files'),
  events: async () => {
    const fake = await startEventStoreDbFake();
    const store = openEventStoreDb({ url: fake.url });
    const { event, ...rest } = newEvent({ type: 'ThoughtWritten', data: words(), private: null }, gone.clientId);
    await store.append('thought-one', 'no-stream', [{ ...rest, type: event.type, data: words(), sealed: null }]);
    await store.close();
    return { environment: { EVENTSTORE_URL: fake.url }, takeOut: async () => fake.kill() };
  },
  // The last one: its server keeps it.
  workflows: async ({ temporal }) => {
    await leaveRun(temporal, words());
    return {};
  },
};
