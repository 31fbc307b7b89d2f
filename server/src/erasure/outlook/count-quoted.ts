import { Worker } from 'node:worker_threads';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { SharedConfig } from '#config/config.ts';
import { newestPosition } from '#storage/newest-position.ts';
import { countQuotations, firstOf, type Asked, type QuotedCounts } from '../find-quotations.ts';

/** To the thread. */
export type CountOrder = Asked & Readonly<{ config: SharedConfig }>;

/** So many events are read by the thread that answers; it would take longer to begin another one. */
const mostHere = 2_000;
/** Threads at a time, and how many counts may wait for one. */
const mostWaiting = 8;

type Parts = Readonly<{
  events: Pick<Events, 'readAll' | 'readStream'>;
  config: SharedConfig;
  count?: (order: CountOrder) => Promise<QuotedCounts>;
}>;

/**
 * Counts what quotes thoughts without holding other requests up: a longer part of the journal is read by a thread beside, one count at a time. null: too
 * many are waiting.
 */
export const createCountQuoted = ({ events, config, count = countBeside }: Parts) => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (asked: Asked): Promise<QuotedCounts | null> => {
    if (!(await isLong(events, asked))) return countQuotations(events, asked);
    if (waiting >= mostWaiting) return null;
    waiting += 1;
    const counted = last.then(() => count({ ...asked, config }));
    last = counted.catch(() => undefined);
    return counted.finally(() => {
      waiting -= 1;
    });
  };
};

const isLong = async (events: Parts['events'], { thoughtIds }: Asked): Promise<boolean> => {
  const [first, newest] = [await firstOf(events, thoughtIds), await newestPosition(events)];
  return first !== null && newest !== null && newest - first.position > mostHere;
};

const countBeside = async (order: CountOrder): Promise<QuotedCounts> => {
  const worker = new Worker(new URL('count-thread.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<QuotedCounts>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('counting what quotes thoughts ended early')));
  // A process that has nothing else to do ends.
  worker.unref();
  return promise;
};
