import { Binary, type Collection, type Db } from 'mongodb';
import { expiringAt } from '#adapters/access-store/mongo-expiry.ts';
import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Json } from '#ports/event-store.ts';
import { instantFieldOf, tablePlanOf, type TableExport, type TableName, type TableRow } from '#ports/table-export.ts';

type Doc = { _id: string; [field: string]: unknown };
type Token = Readonly<{ refreshHash: string; usedAt: Json; successorHash: Json }>;
type Collections = Readonly<{ rows: Collection<Doc>; tokens: Collection<Doc> }>;

const pageRows = 200;
const maxBulk = 50;
const ask = createMongoCall({
  unavailable: (why) => new StoreUnavailable(why),
  closed: () => new StoreUnavailable('closed'),
});

/** One collection of a database that its own adapter has opened before. Throws `StoreUnavailable`. */
export const mongoTableExport = (db: Db, name: TableName): TableExport => {
  const durable = { readConcern: 'majority', writeConcern: { w: 'majority', journal: true } } as const;
  const collections = {
    rows: db.collection<Doc>(name, durable),
    tokens: db.collection<Doc>('refresh_tokens', durable),
  };
  return {
    name,
    rows: async function* () {
      for (let last = ''; ;) {
        const page = await ask(() =>
          collections.rows
            .find({ _id: { $gt: last } })
            .sort({ _id: 1 })
            .limit(pageRows)
            .toArray(),
        );
        const end = page.at(-1);
        if (!end) return;
        yield* await ask(() => rowsOf(collections, name, page));
        last = end._id;
      }
    },
    put: async (rows) => {
      await putAll(
        collections.rows,
        rows.map((row) => docOf(name, row)),
      );
      if (name === 'sessions') await putAll(collections.tokens, rows.flatMap(tokensOf));
    },
  };
};

/** Few at once: each call has a deadline. */
const putAll = async (collection: Collection<Doc>, docs: readonly Doc[]): Promise<void> => {
  for (let start = 0; start < docs.length; start += maxBulk) {
    await ask(async () => void (await collection.bulkWrite(docs.slice(start, start + maxBulk).map(replacing))));
  }
};

const replacing = ({ _id, ...replacement }: Doc) => ({ replaceOne: { filter: { _id }, replacement, upsert: true } });

const docOf = (name: TableName, row: TableRow): Doc => {
  const { fields, until, bytes } = tablePlanOf(name);
  // Tokens have their own collection.
  const own = fields
    .filter((field) => field !== 'tokens')
    .map((field) => [field, storedOf(field, row[field] ?? null, field === bytes)] as const);
  return {
    _id: row.id,
    ...Object.fromEntries(own),
    ...(until === undefined ? {} : expiringAt(instantFieldOf(row, until))),
  };
};

const storedOf = (field: string, value: Json, isBytes: boolean): unknown => {
  if (isBytes && typeof value === 'string') return new Binary(Buffer.from(value, 'base64'));
  return field === 'codes'
    ? (value as readonly Readonly<{ codeHash: string }>[]).map(({ codeHash }) => codeHash)
    : value;
};

const tokensOf = (row: TableRow): readonly Doc[] =>
  (row['tokens'] as readonly Token[]).map(({ refreshHash, usedAt, successorHash }) => ({
    _id: refreshHash,
    sessionId: row.id,
    usedAt,
    successorHash,
    ...expiringAt(instantFieldOf(row, 'expiresAt')),
  }));

const rowsOf = async ({ tokens }: Collections, name: TableName, docs: readonly Doc[]): Promise<readonly TableRow[]> => {
  const found =
    name === 'sessions'
      ? await tokens
          .find({ sessionId: { $in: docs.map(({ _id }) => _id) } })
          .sort({ _id: 1 })
          .toArray()
      : [];
  const bySession = Map.groupBy(found, ({ sessionId }) => String(sessionId));
  return docs.map((doc) => ({
    id: doc._id,
    ...Object.fromEntries(
      tablePlanOf(name).fields.map((field) => [field, fieldOf(field, doc, bySession.get(doc._id) ?? [])]),
    ),
  }));
};

const fieldOf = (field: string, doc: Doc, tokens: readonly Doc[]): Json => {
  const value = doc[field] ?? null;
  if (field === 'tokens')
    return tokens.map(({ _id, usedAt, successorHash }) => ({
      refreshHash: _id,
      usedAt: usedAt as Json,
      successorHash: successorHash as Json,
    }));
  if (field === 'codes') return (value as readonly string[]).toSorted().map((codeHash) => ({ codeHash }));
  return value instanceof Binary ? Buffer.from(value.value()).toString('base64') : (value as Json);
};
