import { url as inspected } from 'node:inspector';
import { getEnvironmentData, isMainThread, setEnvironmentData, Worker } from 'node:worker_threads';
import type { WatchedThreads } from './hang-watch-thread.ts';

const beatMs = 250;
const shared = 'heartbeats';
const known = getEnvironmentData(shared);
/** A number for the main thread, and one for that beside it; 0: not watched. Threads that are begun from here share them. */
const beats =
  known instanceof Int32Array ? known : new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
if (isMainThread) setEnvironmentData(shared, beats);
const [main, beside] = [0, 1];
const beat = (): number => Atomics.add(beats, isMainThread ? main : beside, 1);

/**
 * Ends this process when the event loop of this thread is blocked for so many seconds (0: never), from a worker thread, since the thread itself cannot
 * react: one that the main thread begins for both. The supervisor starts the process again, and the crash record has what was running. Not under a
 * debugger, which may pause the process for hours.
 */
export const watchForHangs = (seconds: number): void => {
  if (inspected() !== undefined) return;
  if (isMainThread && seconds > 0) beginWatching(seconds);
  beat();
  setInterval(beat, beatMs).unref();
};

const beginWatching = (seconds: number): void => {
  const line = `Écrin answered nothing for ${seconds} s and ends itself, so that it can be started again.`;
  const workerData: WatchedThreads = { beats, seconds, line };
  new Worker(new URL('hang-watch-thread.ts', import.meta.url), { workerData }).unref();
};

const lookMs = 1_000;

/**
 * Calls `onHang` when the event loop of the thread beside the main one is blocked for so many seconds (0: never). A second in which this thread was late
 * itself does not count: then the machine is busy, or was suspended.
 */
export const watchThreadBeside = (seconds: number, onHang: () => void): void => {
  if (seconds === 0) return;
  let [last, still, lookedAt] = [0, 0, performance.now()];
  setInterval(() => {
    const [now, at] = [Atomics.load(beats, beside), performance.now()];
    const isLate = at - lookedAt > 1.5 * lookMs;
    lookedAt = at;
    if (now !== last || now === 0) still = 0;
    else if (!isLate) still += 1;
    last = now;
    if (still < seconds) return;
    still = 0;
    onHang();
  }, lookMs).unref();
};

/** The thread beside the main one has ended: it does not hang. */
export const threadEnded = (): void => void Atomics.store(beats, beside, 0);
