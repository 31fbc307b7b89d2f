import { Worker } from 'node:worker_threads';

/** What one job may take beyond what the process held before it, in bytes: an M4A whose index is at its end is held whole, the rest is small. */
const maxJobBytes = 1024 * 1024 * 1024;

/**
 * Ends the process when a job takes too much memory: a file can ask for gigabytes in a few bytes. On a thread of its own, because a decoder
 * does not come back while it takes them. Answers what is to be called as each job begins.
 */
export const watchMemory = (): (() => void) => {
  const limitBytes = new BigInt64Array(new SharedArrayBuffer(8));
  const watch = new Worker(new URL('memory-watch.worker.ts', import.meta.url), { workerData: limitBytes });
  watch.unref();
  return () => void Atomics.store(limitBytes, 0, BigInt(process.memoryUsage.rss() + maxJobBytes));
};
