import { ObjectId, type Filter, type IndexDescription } from 'mongodb';
import { retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { BackgroundTasks } from '#concurrency/background-tasks.ts';
import { gatherLookups } from '#concurrency/gather-lookups.ts';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import { ReadModelsFault, type AnyDocument, type Model } from '#ports/read-models.ts';
import { layoutOf, type Layout } from '../layout.ts';
import type { Collections, Generation, Table } from './mongo-table.ts';
import type { Writers } from './mongo-writers.ts';

/** Raised with every change of how a document is stored here: older generations are rebuilt. */
const storageFormat = 1;

/** A model in one shape. During a rollout the older and the newer release each have their own. */
export const shapeOf = (model: Model<AnyDocument>): string =>
  `${model.name}/${model.version}/${storageFormat}-${layoutOf(model).digest.slice(0, 16)}`;

/** `idleMs`: after which an unused generation is dropped. */
export type GenerationsOptions = Readonly<{ writers: Writers; background: BackgroundTasks; idleMs: number }>;

/** Which documents belong to which model: one current generation for each shape, named in one document, and those being built. */
export const createGenerations = (collections: Collections, options: GenerationsOptions) => {
  const { generations, current } = collections;
  const drop = createDrop(collections, options.writers);
  const sweep = createSweep(collections, drop);
  const named = createNamed(collections);

  const create = async (model: Model<AnyDocument>): Promise<Table> => {
    const { name, version } = model;
    const table = { generation: `${name}-${version}-${new ObjectId().toHexString()}`, layout: layoutOf(model) };
    await generations.insertOne({ _id: table.generation, model: name, version, touchedAt: new Date() });
    await collections.documents(table).createIndexes(indexesOf(table.layout));
    return table;
  };

  return {
    create,
    /** The current one, promoted by any process; created empty when this shape is new. */
    current: async (model: Model<AnyDocument>): Promise<Table> => {
      const [shape, layout] = [shapeOf(model), layoutOf(model)];
      const known = await named(shape);
      if (known !== null) return { generation: known, layout };
      const created = await create(model);
      const update = { $setOnInsert: { generation: created.generation } };
      await retryOnDuplicateKey(() => current.updateOne({ _id: shape }, update, { upsert: true }));
      // Two processes that start concurrently create two; one of them is named.
      const generation = (await named(shape)) ?? created.generation;
      if (generation !== created.generation) await drop(created.generation);
      return { generation, layout };
    },
    promote: async (model: Model<AnyDocument>, table: Table): Promise<void> => {
      const before = await makeCurrent(collections, model, table);
      if (before !== null && before !== table.generation) options.background.start(() => drop(before));
    },
    touch: createTouch(collections),
    /** Drops what an interrupted rebuild or an older release left behind, once it was not written to for `idleMs`. */
    sweep: (model: Model<AnyDocument>, mine: Table): void =>
      options.background.start(() => sweep(idleGenerations(model, mine, options.idleMs))),
    sweepUnnamed: createSweepUnnamed(collections, { ...options, sweep, drop }),
  };
};

/** Returns which one was. */
const makeCurrent = async (
  { generations, current }: Collections,
  model: Model<AnyDocument>,
  { generation }: Table,
): Promise<string | null> => {
  const found = await generations.updateOne({ _id: generation }, { $currentDate: { touchedAt: true } });
  if (found.matchedCount === 0) throw new ReadModelsFault('dropped', 'This generation of the model was dropped');
  const before = await current.findOneAndUpdate(
    { _id: shapeOf(model) },
    { $set: { generation } },
    { upsert: true, returnDocument: 'before' },
  );
  return before?.generation ?? null;
};

/** Dozens are built at once. */
const createTouch = ({ generations }: Collections) => {
  const touchAll = gatherLookups(async (ids) => {
    await generations.updateMany({ _id: { $in: [...ids] } }, { $currentDate: { touchedAt: true } });
    return new Map();
  });
  return async ({ generation }: Table): Promise<void> => void (await touchAll(generation));
};

/** A rebuild that goes on is written to or touched several times in it, in ms. */
export const longestPauseMs = 120_000;

/** Whoever replaced it drops it, in ms: another process does only where that one has ended meanwhile. */
const dropMs = 30_000;

type Unnamed = Readonly<{
  sweep: ReturnType<typeof createSweep>;
  drop: (generation: string) => Promise<void>;
  idleMs: number;
}>;

/** Drops what no shape names, unless it was written to or touched just now, or is being dropped: it may be what is rebuilt. Returns what of that kind is there. */
const createSweepUnnamed = (collections: Collections, { sweep, drop, idleMs }: Unnamed) => {
  const { generations, current } = collections;
  let seen = new Map<string, number>();
  return async (): Promise<ReadonlySet<string>> => {
    const now = Date.now();
    const unnamed = { _id: { $nin: await current.distinct('generation') } };
    await sweep({ ...unnamed, touchedAt: { $lte: new Date(now - Math.min(idleMs, longestPauseMs)) } });
    const strays = await straysOf(collections);
    seen = new Map(strays.map((stray) => [stray, seen.get(stray) ?? now]));
    const late = strays.filter((stray) => now - (seen.get(stray) ?? now) >= Math.min(idleMs, dropMs));
    for (const stray of late) await drop(stray);
    return new Set(strays.filter((stray) => !late.includes(stray)).concat(await generations.distinct('_id', unnamed)));
  };
};

/** Which generation is the current one of a shape; looked up for every answer of every model. */
const createNamed = ({ current }: Collections) =>
  gatherLookups(async (shapes) => {
    const found = await current.find({ _id: { $in: [...shapes] } }).toArray();
    return new Map(found.map(({ _id, generation }) => [_id, generation]));
  });

const idleGenerations = (model: Model<AnyDocument>, mine: Table, idleMs: number) => ({
  model: model.name,
  version: { $lte: model.version },
  _id: { $ne: mine.generation },
  touchedAt: { $lte: new Date(Date.now() - idleMs) },
});

/** One model after the other. What no generation names is dropped once in a process: every model would find all of it. */
const createSweep = (collections: Collections, drop: (generation: string) => Promise<void>) => {
  const [inTurn, { generations }] = [createSerialQueue(), collections];
  let areStraysDropped = false;
  return (idle: Filter<Generation>): Promise<void> =>
    inTurn(async () => {
      for (const { _id } of await generations.find(idle).toArray()) {
        // Not when a process has just written to it again.
        if ((await generations.deleteOne({ ...idle, _id })).deletedCount > 0) await drop(_id);
      }
      if (areStraysDropped) return;
      for (const stray of await straysOf(collections)) await drop(stray);
      areStraysDropped = true;
    });
};

export type Generations = ReturnType<typeof createGenerations>;

/** One at a time: a rebuild of all models replaces dozens at once. Its name is removed first: whenever a crash interrupts the rest, it can no longer be found, and documents without a name are cleaned up. */
const createDrop =
  ({ generations, current, parked, documents }: Collections, writers: Writers, inTurn = createSerialQueue()) =>
  (generation: string): Promise<void> =>
    inTurn(async () => {
      await current.deleteMany({ generation });
      await generations.deleteOne({ _id: generation });
      await writers.end(generation);
      await parked.deleteMany({ generation });
      await documents({ generation }).drop();
    });

const straysOf = async ({ generations, documented }: Collections): Promise<readonly string[]> => {
  const found = await documented();
  const known = new Set((await generations.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  return found.filter((generation) => !known.has(generation));
};

const indexesOf = ({ indexes, text, fields }: Layout): IndexDescription[] => [
  ...indexes.map((index) => ({ key: keyOf([...index.fields.map((field) => `cells.${field}`), '_id']) })),
  ...(text.length === 0 ? [] : [{ key: keyOf([...(fields.includes('ownerId') ? ['cells.ownerId'] : []), 'terms']) }]),
];

const keyOf = (paths: readonly string[]): Record<string, 1> => Object.fromEntries(paths.map((path) => [path, 1]));
