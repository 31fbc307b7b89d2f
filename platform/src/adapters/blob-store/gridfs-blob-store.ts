import { ObjectId, type FindCursor } from 'mongodb';
import { createMongoCall, type MongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { createBackgroundTasks, type BackgroundTasks } from '#concurrency/background-tasks.ts';
import { failPoint } from '#instrumentation/fail-point.ts';
import { BlobStoreFault, type BlobInfo, type BlobStore } from '#ports/blob-store.ts';
import type { Clock } from '#ports/clock.ts';
import { checkedBlobName, checkedNote } from './blob-name.ts';
import { createGridFsFiles, type GridFsFiles } from './gridfs-files.ts';
import { createGridFsNames, type GridFsNames, type NamedFile, type UnreferencedFile } from './gridfs-names.ts';

/** `abandonedMs`: after which a put that never ended is treated as crashed. */
export type GridFsBlobStoreOptions = Readonly<{ mongo: Mongo; database: string; clock: Clock; abandonedMs?: number }>;

const dayMs = 24 * 60 * 60 * 1000;

/** Blobs in GridFS, for any number of processes. A put is written completely, then named in one step. Closing leaves the connection to its opener. Throws `BlobStoreFault`. */
export const openGridFsBlobStore = ({
  mongo,
  database,
  clock,
  abandonedMs = dayMs,
}: GridFsBlobStoreOptions): BlobStore => {
  const ask = createMongoCall({
    unavailable: (why) => new BlobStoreFault('unavailable', why),
    closed: () => new BlobStoreFault('unavailable', 'The blob store is closed'),
  });
  const db = mongo.database(database);
  const background = createBackgroundTasks();
  const [files, names] = [createGridFsFiles(db, ask), createGridFsNames(db)];
  const writes = createWrites({ files, names, ask, clock, abandonedMs, background });
  const find = (name: string): Promise<NamedFile | null> => ask(() => names.find(name));
  const isCurrent = async ({ _id, file }: NamedFile): Promise<boolean> =>
    String((await find(_id))?.file) === String(file);

  return {
    put: async (name, content) => writes.put(checkedBlobName(name), content),
    putOnce: async (name, content, note) => writes.putOnce(checkedBlobName(name), content, checkedNote(note)),
    stat: async (name) => infoOf(await find(checkedBlobName(name))),
    read: async (name, range) => {
      const named = await find(checkedBlobName(name));
      if (!named?.file) return null;
      const within = { start: Math.max(range?.start ?? 0, 0), end: Math.min(range?.end ?? named.bytes, named.bytes) };
      return within.start < within.end
        ? unlessReplaced(files.read(named.file, within), () => isCurrent(named))
        : empty();
    },
    delete: async (name) => writes.delete(checkedBlobName(name)),
    list: (prefix) => listed(names.below(prefix), ask),
    close: () => {
      ask.close();
      return background.end();
    },
  };
};

const infoOf = (named: NamedFile | null): BlobInfo | null => named && describedName(named);

const describedName = ({ _id: name, bytes, storedAt, note = null }: NamedFile): BlobInfo => ({
  name,
  bytes,
  storedAt,
  note,
});

const empty = async function* (): AsyncGenerator<Uint8Array> {};

/** Missing chunks of a blob that was replaced meanwhile are not damage. */
const unlessReplaced = async function* (
  content: AsyncIterable<Uint8Array>,
  isCurrent: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    const isDamage = fault instanceof BlobStoreFault && fault.kind === 'damaged';
    throw isDamage && !(await isCurrent())
      ? new BlobStoreFault('unavailable', 'This blob was replaced while it was read')
      : fault;
  }
};

const listed = async function* (found: FindCursor<NamedFile>, ask: MongoCall): AsyncGenerator<BlobInfo> {
  try {
    for (let named = await ask(() => found.next()); named; named = await ask(() => found.next())) {
      yield describedName(named);
    }
  } finally {
    await found.close().catch(() => undefined);
  }
};

type WriteParts = Readonly<{
  files: GridFsFiles;
  names: GridFsNames;
  ask: MongoCall;
  clock: Clock;
  abandonedMs: number;
  background: BackgroundTasks;
}>;

/** A file is announced, written, and replaces the old one in one step; the old one is deleted. With a note it is stored only if the name is free. */
const createWrites = (parts: WriteParts): Pick<BlobStore, 'put' | 'putOnce' | 'delete'> => {
  const { names, ask } = parts;
  const cleanUp = createCleanUp(parts);
  const store = prepareStore(parts, cleanUp);

  const announceAndStore = async (name: string, coming: Coming): Promise<BlobInfo | null> => {
    const unreferenced = { name, file: new ObjectId() };
    await ask(cleanUp.prepare);
    await ask(() => names.announce(unreferenced));
    return store(unreferenced, coming).catch(async (fault: unknown) => {
      // An unavailable store may still have accepted the file: then the clean-up deletes it.
      if (!(fault instanceof BlobStoreFault)) await ignoreFailure(ask(() => cleanUp.discard(unreferenced)));
      throw fault;
    });
  };

  return {
    put: async (name, content) => {
      const info = await announceAndStore(name, { content, note: null });
      if (info === null) throw givenUp();
      return info;
    },
    putOnce: (name, content, note) => announceAndStore(name, { content, note }),
    delete: async (name) => {
      await ask(() => names.unpoint(name));
      await ask(() => cleanUp.discardGone(name));
    },
  };
};

const givenUp = (): BlobStoreFault => new BlobStoreFault('unavailable', 'This put took too long and was cleaned up');

/** null: the name was taken meanwhile. */
const prepareStore = ({ files, names, ask, clock }: WriteParts, { discard, discardGone }: CleanUp) => {
  const isTaken = async ({ name, file }: UnreferencedFile): Promise<boolean> => {
    const there = await ask(() => names.find(name));
    return there !== null && String(there.file) !== String(file);
  };
  return async (unreferenced: UnreferencedFile, { content, note }: Coming): Promise<BlobInfo | null> => {
    const { name, file } = unreferenced;
    const bytes = await files.write(file, name, content);
    const info = { name, bytes, storedAt: clock.now().toISOString(), note };
    failPoint('blob-store.before-rename');
    if (!(await ask(() => names.point(unreferenced, info)))) {
      if (note === null || !(await isTaken(unreferenced))) throw givenUp();
      await ignoreFailure(ask(() => discard(unreferenced)));
      return null;
    }
    failPoint('blob-store.after-rename');
    await ignoreFailure(ask(() => discardGone(name)));
    return info;
  };
};

type Coming = Readonly<{ content: AsyncIterable<Uint8Array>; note: string | null }>;

type CleanUp = ReturnType<typeof createCleanUp>;

/** What cannot be deleted now is cleaned up later. */
const ignoreFailure = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

const createCleanUp = ({ files, names, clock, abandonedMs, background }: WriteParts) => {
  let prepared = false;
  const discard = async (unreferenced: UnreferencedFile): Promise<void> => {
    await files.remove(unreferenced.file);
    await names.forget(unreferenced);
  };
  const sweep = async (): Promise<void> => {
    for (const unreferenced of await names.leftSince(new Date(clock.now().getTime() - abandonedMs)))
      await discard(unreferenced);
  };
  return {
    discard,
    discardGone: async (name: string): Promise<void> => {
      for (const unreferenced of await names.gone(name)) await discard(unreferenced);
    },
    /** Before the first put of this process; nothing waits for the clean-up. */
    prepare: async (): Promise<void> => {
      if (prepared) return;
      await files.prepare();
      await names.prepare();
      if (!prepared) background.start(sweep);
      prepared = true;
    },
  };
};
