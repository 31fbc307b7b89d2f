import { workerData } from 'node:worker_threads';

const everyMs = 50;
/** Shared with the main thread; 0 until the first job begins. */
const limitBytes = workerData as BigInt64Array;

setInterval(() => {
  const limit = Number(Atomics.load(limitBytes, 0));
  if (limit > 0 && process.memoryUsage.rss() > limit) process.kill(process.pid, 'SIGKILL');
}, everyMs);
