import { EventStoreFault, type Appended } from '#ports/event-store.ts';
import type { AppendRequest } from '../check-append.ts';
import type { PendingAppend } from './commit-batch.ts';

type Options = Readonly<{ commit: (batch: readonly PendingAppend[]) => void; maxWaiting: number }>;
export type AppendBatcher = Readonly<{
  append: (request: AppendRequest) => Promise<Appended>;
  /** Resolves when nothing is waiting any more. */
  drain: () => Promise<void>;
}>;

/** Leaves the event loop free between two commits when very many are waiting. */
const maxBatch = 256;

/** Gathers all appends of one turn of the event loop: while one commit is synced to disk, the next batch fills. */
export const createAppendBatcher = ({ commit, maxWaiting }: Options): AppendBatcher => {
  const waiting: PendingAppend[] = [];
  const drained: (() => void)[] = [];

  const flush = (): void => {
    commit(waiting.splice(0, maxBatch));
    if (waiting.length > 0) setImmediate(flush);
    else for (const done of drained.splice(0)) done();
  };

  return {
    append: (request) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting)
          return reject(new EventStoreFault('unavailable', `${maxWaiting} appends are waiting already`));
        if (waiting.push({ request, resolve, reject }) === 1) setImmediate(flush);
      }),
    drain: () => (waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => drained.push(resolve))),
  };
};
