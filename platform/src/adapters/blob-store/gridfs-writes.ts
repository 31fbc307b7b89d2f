import { ObjectId } from 'mongodb';
import type { MongoCall } from '#adapters/mongo/mongo-call.ts';
import type { BackgroundTasks } from '#concurrency/background-tasks.ts';
import { failPoint } from '#instrumentation/fail-point.ts';
import { BlobStoreFault, type BlobInfo, type BlobStore } from '#ports/blob-store.ts';
import type { Clock } from '#ports/clock.ts';
import type { GridFsFiles } from './gridfs-files.ts';
import type { GridFsNames, UnreferencedFile } from './gridfs-names.ts';

export type GridFsWritesOptions = Readonly<{
  files: GridFsFiles;
  names: GridFsNames;
  ask: MongoCall;
  clock: Clock;
  looseMs: number;
  background: BackgroundTasks;
}>;

/** A file is announced, written, then put in the place of the old one by one step; what was there before is taken away. */
export const createGridFsWrites = (parts: GridFsWritesOptions): Pick<BlobStore, 'put' | 'delete'> => {
  const { files, names, ask, clock } = parts;
  const { discard, discardGone, prepare } = createCleanUp(parts);

  const store = async (loose: UnreferencedFile, content: AsyncIterable<Uint8Array>): Promise<BlobInfo> => {
    const info = {
      name: loose.name,
      bytes: await files.write(loose.file, loose.name, content),
      storedAt: clock.now().toISOString(),
    };
    failPoint('blob-store.before-rename');
    if (!(await ask(() => names.point(loose, info))))
      throw new BlobStoreFault('unavailable', 'This put took so long that it was given up');
    failPoint('blob-store.after-rename');
    await ignoreFailure(ask(() => discardGone(loose.name)));
    return info;
  };

  return {
    put: async (name, content) => {
      const loose = { name, file: new ObjectId() };
      await ask(prepare);
      await ask(() => names.announce(loose));
      return store(loose, content).catch(async (fault: unknown) => {
        // Nobody knows what a store that is away still takes in: there it is left to the sweep.
        if (!(fault instanceof BlobStoreFault)) await ignoreFailure(ask(() => discard(loose)));
        throw fault;
      });
    },
    delete: async (name) => {
      await ask(() => names.unpoint(name));
      await ask(() => discardGone(name));
    },
  };
};

/** What cannot be taken away just now is swept another day. */
const ignoreFailure = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

const createCleanUp = ({ files, names, clock, looseMs, background }: GridFsWritesOptions) => {
  let prepared = false;
  const discard = async (loose: UnreferencedFile): Promise<void> => {
    await files.remove(loose.file);
    await names.forget(loose);
  };
  const sweep = async (): Promise<void> => {
    for (const loose of await names.leftSince(new Date(clock.now().getTime() - looseMs))) await discard(loose);
  };
  return {
    discard,
    discardGone: async (name: string): Promise<void> => {
      for (const loose of await names.gone(name)) await discard(loose);
    },
    /** Before the first put of this process; nobody waits for the sweep. */
    prepare: async (): Promise<void> => {
      if (prepared) return;
      await files.prepare();
      await names.prepare();
      if (!prepared) background.start(sweep);
      prepared = true;
    },
  };
};
