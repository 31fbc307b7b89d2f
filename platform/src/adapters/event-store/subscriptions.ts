import type { StoredEvent, Subscription } from '../../ports/event-store.ts';

type Log = Readonly<{ readAfter: (position: number, max: number) => readonly StoredEvent[]; end: () => number }>;
type Subscriptions = Readonly<{
  open: (options: Readonly<{ after: number | null | 'end'; maxBatch?: number }>) => Subscription;
  /** Something was committed. */
  wake: () => void;
  close: () => void;
}>;

const defaultBatch = 256;

/** Every batch is read from the log itself, old and new alike: between catching up and live nothing can be lost or doubled. */
export const createSubscriptions = ({ readAfter, end }: Log): Subscriptions => {
  const sleeping = new Set<() => void>();
  let ended = false;

  const wake = () => {
    for (const resolve of sleeping) resolve();
    sleeping.clear();
  };

  const follow = async function* (from: number, options: Readonly<{ maxBatch: number; isClosed: () => boolean }>) {
    for (let position = from; !options.isClosed() && !ended; ) {
      const batch = readAfter(position, options.maxBatch);
      const last = batch.at(-1);
      if (last) {
        yield batch;
        position = last.position;
      } else await new Promise<void>((resolve) => sleeping.add(resolve));
    }
  };

  return {
    open: ({ after, maxBatch = defaultBatch }) => {
      let closed = false;
      const batches = follow(after === 'end' ? end() : (after ?? 0), { maxBatch, isClosed: () => closed });
      const close = async () => {
        closed = true;
        wake();
      };
      return {
        [Symbol.asyncIterator]: () => ({
          next: () => batches.next(),
          return: async () => {
            await close();
            return batches.return(undefined);
          },
        }),
        close,
      };
    },
    wake,
    close: () => {
      ended = true;
      wake();
    },
  };
};
