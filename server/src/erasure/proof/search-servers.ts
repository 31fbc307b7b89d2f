import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { openEventStoreDb } from '@ecrin/platform/adapters/event-store/event-store-db/event-store-db.ts';
import type { WrappedKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import { openMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';
import { clientOf } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import type { TemporalServer } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-server.ts';
import type { KeySought } from './keys-sought.ts';
import type { PlaceSearch } from './place-search.ts';
import { searchRows, type RowsSought } from './search-rows.ts';

/** `name`: prefix of the names of the databases. */
type Servers = Readonly<{
  url: string;
  name: string;
  keys: readonly KeySought[];
  rows: RowsSought;
  messageKey: Uint8Array;
}>;
type Client = ReturnType<typeof clientOf>;
type Database = ReturnType<Client['db']>;

/** Whatever is in the database of read models and has no place of its own is searched as one of them. */
const placeOfCollection = (name: string): ErasurePlace => {
  if (name.startsWith('blobs.')) return 'recordings';
  if (name === 'answeredCommands' || name === 'usedKeys') return 'answers';
  return name === 'presence' ? name : 'read-models';
};

/** The database of a place, and which of its collections. */
const databaseOf = (place: ErasurePlace, name: string): readonly [string, (collection: string) => boolean] => {
  if (place === 'keys') return [`${name}-keys`, () => true];
  if (place === 'messages') return [`${name}-access`, (collection) => collection === 'messages'];
  if (place === 'access') return [`${name}-access`, (collection) => collection !== 'messages'];
  return [name, (collection) => placeOfCollection(collection) === place];
};

/** Reads every document that MongoDB has of a place, as the bytes it sends. What its files hold besides is for it alone to read. */
export const searchMongo = async (place: ErasurePlace, servers: Servers, search: PlaceSearch): Promise<void> => {
  const client = clientOf(servers.url);
  try {
    const [name, belongs] = databaseOf(place, servers.name);
    const database = client.db(name);
    for (const { name: collection } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      if (!belongs(collection)) continue;
      await search.read(rawDocuments(database, collection));
      if (place === 'read-models') await searchDocuments(database, collection, { rows: servers.rows, search });
    }
    if (place === 'keys') await searchKeyRows(database, servers.keys, search);
    if (place === 'messages') await search.read(openedMessages(database, servers.messageKey));
  } finally {
    await client.close();
  }
};

const rawDocuments = async function* (database: Database, name: string): AsyncGenerator<Uint8Array> {
  for await (const document of database.collection(name).find({}, { raw: true })) {
    const bytes: unknown = document;
    if (!(bytes instanceof Uint8Array)) throw new TypeError(`a document of ${name} came without its bytes`);
    yield bytes;
  }
};

const searchKeyRows = async (database: Database, keys: readonly KeySought[], search: PlaceSearch): Promise<void> => {
  for (const { owner, isLeft } of keys) {
    const row = await wrappedKeyOf(database, owner);
    if (row && isLeft(row)) search.note('the row of the key');
  }
};

type Documents = Readonly<{ rows: RowsSought; search: PlaceSearch }>;

const searchDocuments = async (database: Database, name: string, { rows, search }: Documents): Promise<void> => {
  const found = database
    .collection<{ _id: string; doc?: { ownerId?: unknown } }>(name)
    .find({ doc: { $exists: true } });
  for await (const { _id: id, doc } of found) {
    const owner = typeof doc?.ownerId === 'string' ? doc.ownerId : null;
    searchRows([{ id, owner, document: JSON.stringify(doc) }], rows, search);
  }
};

const openedMessages = async function* (database: Database, key: Uint8Array): AsyncGenerator<Uint8Array> {
  for await (const { _id: id, sealed } of database.collection('messages').find({}, { promoteBuffers: true }))
    if (sealed instanceof Uint8Array) yield Buffer.from(JSON.stringify(openMessage(key, String(id), sealed)));
};

const wrappedKeyOf = async (database: Database, owner: string): Promise<WrappedKey | null> => {
  const row = await database.collection<{ _id: string }>('keys').findOne({ _id: owner }, { promoteBuffers: true });
  const wrapped: unknown = row && Reflect.get(row, 'wrapped');
  return wrapped instanceof Uint8Array ? { version: Number(Reflect.get(row ?? {}, 'version')), wrapped } : null;
};

/** The owner’s key as MongoDB holds it; null: it holds none. */
export const wrappedKeyOnMongo = async ({
  url,
  name,
  owner,
}: Pick<Servers, 'url' | 'name'> & Readonly<{ owner: string }>): Promise<WrappedKey | null> => {
  const client = clientOf(url);
  return wrappedKeyOf(client.db(`${name}-keys`), owner).finally(() => client.close());
};

/** Reads the history of every workflow that Temporal still keeps. */
export const searchTemporal = async (server: TemporalServer, search: PlaceSearch): Promise<void> => {
  const { readHistories } = await import('@ecrin/platform/adapters/workflow-engine/temporal/read-histories.ts');
  await search.read(readHistories(server));
};

/** Reads every event that EventStoreDB has; one that cannot be read leaves the place open. */
export const searchEventStoreDb = async (url: string, search: PlaceSearch): Promise<void> => {
  const store = openEventStoreDb({ url });
  const contents = async function* (): AsyncGenerator<Uint8Array> {
    for await (const event of store.readAll()) yield Buffer.from(JSON.stringify(event));
  };
  await search.read(contents()).finally(store.close);
};
