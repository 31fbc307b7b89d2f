import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabaseName, withMongo } from '@ecrin/testing/servers/mongo-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMongo, type Mongo } from '#adapters/mongo/open-mongo.ts';
import { openMongoReadModels } from '#adapters/read-models/mongo/mongo-read-models.ts';
import { openSqliteReadModels } from '#adapters/read-models/sqlite/sqlite-read-models.ts';
import type { Filter, Model, ModelStore, ReadModels, Scalar } from '#ports/read-models.ts';

type Anything = Readonly<{
  ownerId: string;
  value: Scalar | readonly string[] | undefined;
  group: number;
  index: number;
}>;
const anything: Model<Anything> = {
  name: 'anything',
  version: 1,
  indexes: [
    ['ownerId', 'value'],
    ['group', 'value'],
  ],
};
const values: readonly Anything['value'][] = [
  null,
  undefined,
  0,
  -0,
  1,
  -1,
  1.5,
  -1.5,
  10,
  9,
  2 ** 31,
  -(2 ** 40),
  2 ** 53,
  1e-300,
  -1e300,
  0.1,
  '',
  'a',
  'B',
  'b',
  'é',
  'e',
  'zèbre',
  'Été',
  '10',
  '9',
  ' ',
  '\u0000',
  '\uFFFD',
  '🌊',
  'a\u0000b',
  '$a',
  'a.b',
  '^a',
  true,
  false,
  [],
  ['a'],
  ['a', 'b'],
  ['B'],
  ['\uFFFD'],
  ['🌊'],
  ['10'],
];

/** The embedded store's order is the reference for the other. */
withMongo('MongoDB and SQLite order and compare the same', (server) => {
  const database = newDatabaseName();
  let mongo: Mongo;
  let folder: string;
  let adapters: readonly ReadModels[];
  beforeAll(async () => {
    [mongo, folder] = [openMongo({ url: server().url }), await mkdtemp(join(tmpdir(), 'order-'))];
    adapters = [openMongoReadModels({ mongo, database }), openSqliteReadModels({ file: join(folder, 'models.db') })];
    const writes = values.map((value, index) => ({
      id: `id${index}`,
      doc: { ownerId: 'anne', value, group: index % 3, index },
      position: 1,
    }));
    for (const models of adapters) await (await models.open(anything)).commit({ checkpoint: 1, writes });
  });
  afterAll(async () => {
    for (const models of adapters) await models.close();
    await server().drop(mongo.database(database));
    await mongo.close();
    await rm(folder, { recursive: true });
  });
  const both = (ask: (store: ModelStore<Anything>) => Promise<unknown>): Promise<readonly unknown[]> =>
    Promise.all(adapters.map(async (models) => ask(await models.open(anything))));
  const indexes = (documents: readonly Anything[]) => documents.map(({ index }) => index);

  it.each(['asc', 'desc'] as const)('sorts all types the same, %s', async (direction) => {
    const [mongo, sqlite] = await both(async (store) =>
      indexes((await store.find({ filter: {}, sort: [['value', direction]], limit: 100 })).items),
    );
    expect(mongo).toEqual(sqlite);
    expect(mongo).toHaveLength(values.length);
  });

  it.each([
    ['asc', 'desc'],
    ['desc', 'asc'],
    ['desc', 'desc'],
  ] as const)('pages alike over scalars, by group %s and value %s', async (first, second) => {
    const [mongo, sqlite] = await both(async (store) => {
      const scalars = {
        value: { in: values.filter((value) => value === null || (typeof value !== 'object' && value !== undefined)) },
      };
      const pages: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof store.find>> = await store.find({
          filter: scalars,
          sort: [
            ['group', first],
            ['value', second],
          ],
          limit: 4,
          cursor,
        });
        pages.push(indexes(page.items));
        cursor = page.nextCursor;
      } while (cursor);
      return pages;
    });
    expect(mongo).toEqual(sqlite);
    expect((mongo as readonly unknown[]).flat()).toHaveLength(36);
  });

  it('compares ranges, values and lists the same', async () => {
    const filters: readonly Filter<Anything>[] = [
      ...[0, -1.5, 9, 2 ** 53, '', 'B', 'é', '10', '\uFFFD'].flatMap((bound) => [
        { value: { gte: bound } },
        { value: { lt: bound } },
      ]),
      { value: { gte: -1, lt: 10 } },
      { value: { gte: 'a', lt: 'c' } },
      { value: {} },
      { value: null },
      { value: 0 },
      { value: '10' },
      { value: '$a' },
      { value: 'true' },
      { value: true },
      { value: { in: [null, 1, 'a', false] } },
      { value: { in: [] } },
      { value: { has: 'a' } },
      { value: { hasAny: ['B', '🌊'] } },
      { value: { hasAny: [] } },
      { group: { gte: 1 }, value: { lt: 1 } },
    ];
    const [mongo, sqlite] = await both(async (store) => {
      const answers: unknown[] = [];
      for (const filter of filters)
        answers.push([
          filter,
          indexes((await store.find({ filter, sort: [['value', 'asc']], limit: 100 })).items),
          await store.count(filter),
        ]);
      return answers;
    });
    expect(mongo).toEqual(sqlite);
  });

  it('both return documents as JSON serializes them', async () => {
    const [mongo, sqlite] = await both(
      async (store) => (await store.find({ filter: {}, sort: [['value', 'asc']], limit: 100 })).items,
    );
    expect(mongo).toEqual(sqlite);
  });
});
