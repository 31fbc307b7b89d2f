import { Worker } from 'node:worker_threads';

/** Memory one job may allocate, in bytes: an M4A whose index is at its end is buffered whole, the rest is small. */
const maxJobBytes = 1024 * 1024 * 1024;

/**
 * Ends the process when a job takes too much memory: a few bytes of a file can make the decoder allocate gigabytes. In a thread of its own, because
 * the decoder blocks the main thread meanwhile. Returns a function to call at the start of each job.
 */
export const watchMemory = (): (() => void) => {
  const limitBytes = new BigInt64Array(new SharedArrayBuffer(8));
  const watch = new Worker(new URL('memory-watch.worker.ts', import.meta.url), { workerData: limitBytes });
  watch.unref();
  return () => void Atomics.store(limitBytes, 0, BigInt(process.memoryUsage.rss() + maxJobBytes));
};
