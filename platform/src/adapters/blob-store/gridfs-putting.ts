import { ObjectId } from 'mongodb';
import type { Clock } from '../../clock.ts';
import { failPoint } from '../../fail-point.ts';
import { BlobStoreFault, type BlobInfo, type BlobStore } from '../../ports/blob-store.ts';
import type { Ask } from '../mongo/asking.ts';
import type { InBackground } from '../mongo/in-background.ts';
import type { GridFsFiles } from './gridfs-files.ts';
import type { GridFsNames, Loose } from './gridfs-names.ts';

export type Putting = Readonly<{
  files: GridFsFiles;
  names: GridFsNames;
  ask: Ask;
  clock: Clock;
  looseMs: number;
  background: InBackground;
}>;

/** A file is announced, written, then put in the place of the old one by one step; what was there before is taken away. */
export const createPutting = (parts: Putting): Pick<BlobStore, 'put' | 'delete'> => {
  const { files, names, ask, clock } = parts;
  const { discard, discardGone, prepare } = createUpkeep(parts);

  const store = async (loose: Loose, content: AsyncIterable<Uint8Array>): Promise<BlobInfo> => {
    const info = {
      name: loose.name,
      bytes: await files.write(loose.file, loose.name, content),
      storedAt: clock.now().toISOString(),
    };
    failPoint('blob-store.before-rename');
    if (!(await ask(() => names.point(loose, info))))
      throw new BlobStoreFault('unavailable', 'This put took so long that it was given up');
    failPoint('blob-store.after-rename');
    await orLater(ask(() => discardGone(loose.name)));
    return info;
  };

  return {
    put: async (name, content) => {
      const loose = { name, file: new ObjectId() };
      await ask(prepare);
      await ask(() => names.announce(loose));
      return store(loose, content).catch(async (fault: unknown) => {
        // Nobody knows what a store that is away still takes in: there it is left to the sweep.
        if (!(fault instanceof BlobStoreFault)) await orLater(ask(() => discard(loose)));
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
const orLater = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

const createUpkeep = ({ files, names, clock, looseMs, background }: Putting) => {
  let prepared = false;
  const discard = async (loose: Loose): Promise<void> => {
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
