import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { Filter as MongoFilter } from 'mongodb';
import { gatherLookups } from '#concurrency/gather-lookups.ts';
import type { AnyDocument, Filter, Find, Page, Parked, Scalar } from '#ports/read-models.ts';
import type { EventMark } from '#ports/store-fit.ts';
import { cursorOf, pageEndOf } from '../cursor.ts';
import { afterMatch, documentPath, orderOf, whereMatch, type Match } from './mongo-query.ts';
import type { Collections, Stored, Table } from './mongo-table.ts';

type Row = Readonly<{ _id: string; position: number; doc?: AnyDocument }>;
type Positioned = Readonly<{ doc: AnyDocument; position: number }>;
const shown = { projection: { doc: 1, position: 1 } };
const matching = (match: Match): MongoFilter<Stored> => match;

/** How far generations are, and what is set aside in them: of many models at once one call is made. */
const statesOf = ({ generations, parked }: Collections) => ({
  generation: gatherLookups(async (ids) => {
    const found = await generations.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map((one) => [one._id, one]));
  }),
  parked: gatherLookups(async (ids) => {
    const found = await parked
      .find<Parked & Readonly<{ generation: string }>>({ generation: { $in: [...ids] } }, { projection: { _id: 0 } })
      .sort({ position: 1 })
      .toArray();
    return Map.groupBy(found, ({ generation }) => generation);
  }),
});

/** Every query on one generation of a model. */
export const createReading = (collections: Collections) => createQueries(collections.documents, statesOf(collections));

const createQueries = (documents: Collections['documents'], states: ReturnType<typeof statesOf>) => ({
  get: async (table: Table, id: string): Promise<AnyDocument | null> =>
    (await documents(table).findOne({ _id: id }, shown))?.doc ?? null,
  getMany: async (table: Table, ids: readonly string[]): Promise<ReadonlyMap<string, Positioned>> => {
    const found = await documents(table)
      .find<Row>({ _id: { $in: [...ids] } }, shown)
      .toArray();
    return new Map(found.flatMap(({ _id, doc, position }) => (doc ? [[_id, { doc, position }] as const] : [])));
  },
  find: async (table: Table, query: Find<AnyDocument>): Promise<Page<AnyDocument>> => {
    // One more than the page: it shows whether there is another page.
    const found = await documents(table)
      .find<Row>(matching(findMatch(table, query)), shown)
      .sort(new Map(orderOf(table.layout, query.sort)))
      .limit(query.limit + 1)
      .toArray();
    return pageOf(query, found);
  },
  count: (table: Table, [filter, text]: Searched, most?: number): Promise<number> =>
    documents(table).countDocuments(matching(whereMatch(table.layout, filter, text)), countedTo(most)),
  countBy: async (
    table: Table,
    field: string,
    [filter, text]: readonly [Filter<AnyDocument>, TextQuery?],
  ): Promise<ReadonlyMap<string, number>> => {
    const pipeline = countByPipeline(documentPath(table.layout, field), whereMatch(table.layout, filter, text));
    const counted = await documents(table).aggregate<Readonly<{ _id: Scalar; count: number }>>(pipeline).toArray();
    return new Map(counted.map(({ _id, count }) => [String(_id), count]));
  },
  checkpoint: async ({ generation }: Table): Promise<number | null> =>
    (await states.generation(generation))?.checkpoint ?? null,
  lastEvent: async ({ generation }: Table): Promise<EventMark | null> =>
    (await states.generation(generation))?.lastEvent ?? null,
  parked: async ({ generation }: Table): Promise<readonly Parked[]> =>
    ((await states.parked(generation)) ?? []).map(parkedOf),
});

const parkedOf = ({ stream, position, revision, reason, parkedAt }: Parked): Parked => ({
  stream,
  position,
  revision,
  reason,
  parkedAt,
});

type Searched = readonly [filter: Filter<AnyDocument>, text?: TextQuery];

const countedTo = (most: number | undefined) => (most === undefined ? {} : { limit: most + 1 });

const findMatch = ({ layout }: Table, { filter, text, sort, cursor }: Find<AnyDocument>): Match => {
  const where = whereMatch(layout, filter, text);
  return cursor ? { $and: [where, afterMatch(layout, sort, pageEndOf(sort, cursor))] } : where;
};

const pageOf = ({ sort, limit }: Find<AnyDocument>, found: readonly Row[]): Page<AnyDocument> => {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const values = sort.map(([field]) => (last?.doc?.[field] ?? null) as Scalar);
  return {
    items: rows.flatMap(({ doc }) => doc ?? []),
    nextCursor: last && found.length > limit ? cursorOf(sort, { values, id: last._id }) : null,
  };
};

/** Each value of a list counts once. */
const countByPipeline = (path: string, where: Match): object[] => {
  const value = `$${path}`;
  return [
    { $match: where },
    { $project: { _id: 0, value: { $cond: [{ $isArray: value }, { $setUnion: [value, []] }, [value]] } } },
    { $unwind: '$value' },
    { $match: { value: { $ne: null } } },
    { $group: { _id: '$value', count: { $sum: 1 } } },
  ];
};
