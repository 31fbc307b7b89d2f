import type { FindCursor } from 'mongodb';
import { createMongoCall, type MongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { createBackgroundTasks } from '#concurrency/background-tasks.ts';
import { BlobStoreFault, type BlobInfo, type BlobStore } from '#ports/blob-store.ts';
import type { Clock } from '#ports/clock.ts';
import { checkedBlobName } from './blob-name.ts';
import { createGridFsFiles } from './gridfs-files.ts';
import { createGridFsNames, type NamedFile } from './gridfs-names.ts';
import { createGridFsWrites } from './gridfs-writes.ts';

/** `looseMs`: after which a put that never ended was a crash. */
export type GridFsBlobStoreOptions = Readonly<{ mongo: Mongo; database: string; clock: Clock; looseMs?: number }>;

const dayMs = 24 * 60 * 60 * 1000;

/** Blobs in GridFS, for any number of processes. A put is written whole, then named in one step. Closing leaves the connection to whoever opened it. Throws `BlobStoreFault`. */
export const openGridFsBlobStore = ({ mongo, database, clock, looseMs = dayMs }: GridFsBlobStoreOptions): BlobStore => {
  const ask = createMongoCall({
    unavailable: (why) => new BlobStoreFault('unavailable', why),
    closed: () => new BlobStoreFault('unavailable', 'The blob store is closed'),
  });
  const db = mongo.database(database);
  const background = createBackgroundTasks();
  const [files, names] = [createGridFsFiles(db, ask), createGridFsNames(db)];
  const putting = createGridFsWrites({ files, names, ask, clock, looseMs, background });
  const find = (name: string): Promise<NamedFile | null> => ask(() => names.find(name));
  const isStill = async ({ _id, file }: NamedFile): Promise<boolean> =>
    String((await find(_id))?.file) === String(file);

  return {
    put: async (name, content) => putting.put(checkedBlobName(name), content),
    stat: async (name) => infoOf(await find(checkedBlobName(name))),
    read: async (name, range) => {
      const named = await find(checkedBlobName(name));
      if (!named?.file) return null;
      const within = { start: Math.max(range?.start ?? 0, 0), end: Math.min(range?.end ?? named.bytes, named.bytes) };
      return within.start < within.end
        ? unlessReplaced(files.read(named.file, within), () => isStill(named))
        : nothing();
    },
    delete: async (name) => putting.delete(checkedBlobName(name)),
    list: (prefix) => listed(names.below(prefix), ask),
    close: () => {
      ask.close();
      return background.end();
    },
  };
};

const infoOf = (named: NamedFile | null): BlobInfo | null =>
  named && { name: named._id, bytes: named.bytes, storedAt: named.storedAt };

const nothing = async function* (): AsyncGenerator<Uint8Array> {};

/** Pieces of a blob that another one replaced meanwhile are not damaged, they are gone. */
const unlessReplaced = async function* (
  content: AsyncIterable<Uint8Array>,
  isStill: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    const isDamage = fault instanceof BlobStoreFault && fault.kind === 'damaged';
    throw isDamage && !(await isStill())
      ? new BlobStoreFault('unavailable', 'This blob was replaced while it was read')
      : fault;
  }
};

const listed = async function* (found: FindCursor<NamedFile>, ask: MongoCall): AsyncGenerator<BlobInfo> {
  try {
    for (let named = await ask(() => found.next()); named; named = await ask(() => found.next())) {
      yield { name: named._id, bytes: named.bytes, storedAt: named.storedAt };
    }
  } finally {
    await found.close().catch(() => undefined);
  }
};
