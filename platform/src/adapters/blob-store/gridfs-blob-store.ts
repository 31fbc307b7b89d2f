import { ObjectId, type FindCursor } from 'mongodb';
import type { Clock } from '../../clock.ts';
import { failPoint } from '../../fail-point.ts';
import { BlobStoreFault, type BlobInfo, type BlobStore } from '../../ports/blob-store.ts';
import { createAsk, type Ask } from '../mongo/asking.ts';
import type { Mongo } from '../mongo/open-mongo.ts';
import { expectBlobName } from './blob-name.ts';
import { createGridFsFiles } from './gridfs-files.ts';
import { createGridFsNames, type Loose, type Named } from './gridfs-names.ts';

/** `looseMs`: after which a put that never ended was a crash. */
export type GridFsBlobStoreOptions = Readonly<{ mongo: Mongo; database: string; clock: Clock; looseMs?: number }>;

const dayMs = 24 * 60 * 60 * 1000;

/** Blobs in GridFS, for any number of processes. A put is written whole, then named in one step. Closing leaves the connection to whoever opened it. Throws `BlobStoreFault`. */
export const openGridFsBlobStore = ({ mongo, database, clock, looseMs = dayMs }: GridFsBlobStoreOptions): BlobStore => {
  const ask = createAsk({
    unavailable: (why) => new BlobStoreFault('unavailable', why),
    closed: () => new BlobStoreFault('unavailable', 'The blob store is closed'),
  });
  const db = mongo.database(database);
  const [files, names] = [createGridFsFiles(db, ask), createGridFsNames(db)];

  const discard = async (loose: Loose): Promise<void> => {
    await files.remove(loose.file);
    await names.forget(loose);
  };
  const discardGone = async (name: string): Promise<void> => {
    for (const loose of await names.gone(name)) await discard(loose);
  };
  /** What cannot be taken away just now is swept another day. */
  const later = (work: Promise<void>): Promise<void> => work.catch(() => undefined);
  const prepared = oncePrepared(async () => {
    await files.prepare();
    await names.prepare();
    for (const loose of await names.leftSince(new Date(clock.now().getTime() - looseMs))) await discard(loose);
  });

  const find = async (name: string): Promise<Named | null> => {
    expectBlobName(name);
    return ask(() => names.find(name));
  };
  const isStill = async ({ _id, file }: Named): Promise<boolean> => String((await find(_id))?.file) === String(file);

  const store = async (loose: Loose, content: AsyncIterable<Uint8Array>): Promise<BlobInfo> => {
    const { name, file } = loose;
    const info = { name, bytes: await files.write(file, name, content), storedAt: clock.now().toISOString() };
    failPoint('blob-store.before-rename');
    if (!(await ask(() => names.point(loose, info)))) throw new BlobStoreFault('unavailable', 'This put took so long that it was given up');
    failPoint('blob-store.after-rename');
    await later(ask(() => discardGone(name)));
    return info;
  };

  return {
    put: async (name, content) => {
      expectBlobName(name);
      const loose = { name, file: new ObjectId() };
      await ask(prepared);
      await ask(() => names.announce(loose));
      return store(loose, content).catch(async (fault: unknown) => {
        // Nobody knows what a store that is away still takes in: there it is left to the sweep.
        if (!(fault instanceof BlobStoreFault)) await later(ask(() => discard(loose)));
        throw fault;
      });
    },
    stat: async (name) => infoOf(await find(name)),
    read: async (name, range) => {
      const named = await find(name);
      if (!named?.file) return null;
      const within = { start: Math.max(range?.start ?? 0, 0), end: Math.min(range?.end ?? named.bytes, named.bytes) };
      return within.start < within.end ? unlessReplaced(files.read(named.file, within), () => isStill(named)) : nothing();
    },
    delete: async (name) => {
      expectBlobName(name);
      await ask(() => names.unpoint(name));
      await ask(() => discardGone(name));
    },
    list: (prefix) => listed(names.below(prefix), ask),
    close: async () => ask.close(),
  };
};

/** Done once; again only where it failed. */
const oncePrepared = (prepare: () => Promise<void>) => {
  let done = false;
  return async (): Promise<void> => {
    if (!done) await prepare();
    done = true;
  };
};

const infoOf = (named: Named | null): BlobInfo | null => named && { name: named._id, bytes: named.bytes, storedAt: named.storedAt };

const nothing = async function* (): AsyncGenerator<Uint8Array> {};

/** Pieces of a blob that another one replaced meanwhile are not damaged, they are gone. */
const unlessReplaced = async function* (content: AsyncIterable<Uint8Array>, isStill: () => Promise<boolean>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    const isDamage = fault instanceof BlobStoreFault && fault.kind === 'damaged';
    throw isDamage && !(await isStill()) ? new BlobStoreFault('unavailable', 'This blob was replaced while it was read') : fault;
  }
};

const listed = async function* (found: FindCursor<Named>, ask: Ask): AsyncGenerator<BlobInfo> {
  try {
    for (let named = await ask(() => found.next()); named; named = await ask(() => found.next())) {
      yield { name: named._id, bytes: named.bytes, storedAt: named.storedAt };
    }
  } finally {
    await found.close().catch(() => undefined);
  }
};
