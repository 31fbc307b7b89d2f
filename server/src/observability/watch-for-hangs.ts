import { url as inspected } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { WatchedThread } from './hang-watch-thread.ts';

const beatMs = 250;

/**
 * Ends this process when its event loop is blocked for so many seconds (0: never), from a worker thread, since the main thread cannot react. The
 * supervisor starts it again, and the crash record has what was running. Not under a debugger, which may pause the process for hours.
 */
export const watchForHangs = (seconds: number): void => {
  if (seconds === 0 || inspected() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const line = `Écrin answered nothing for ${seconds} s and ends itself, so that it can be started again.`;
  const workerData: WatchedThread = { beats, seconds, line };
  const thread = new Worker(new URL('hang-watch-thread.ts', import.meta.url), { workerData });
  thread.unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
};
