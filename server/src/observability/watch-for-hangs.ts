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

/** `used`: processor time of the thread so far, in seconds. */
type WatchedThread = Readonly<{ used: () => Promise<number>; onHang: () => void }>;

/** On a busy machine a piece of work takes longer: so many times as long as on a free one. */
const busyTimes = 3;

/** Calls `onHang` once the event loop of the thread beside the main one was blocked for so many seconds of processor time, or three times as long (0: never). */
export const watchThreadBeside = (seconds: number, { used, onHang }: WatchedThread): void => {
  if (seconds === 0) return;
  let blocked: Readonly<{ beat: number; since: number; usedBefore: number }> | null = null;
  const look = async (): Promise<void> => {
    const [beat, now] = [Atomics.load(beats, beside), performance.now()];
    if (beat === 0 || beat !== blocked?.beat) blocked = { beat, since: now, usedBefore: await used() };
    else if (now - blocked.since >= 1_000 * busyTimes * seconds || (await used()) - blocked.usedBefore >= seconds) {
      blocked = null;
      if (beat === Atomics.load(beats, beside)) onHang();
    }
  };
  // One that has just ended, or is in a call that cannot be interrupted, does not say what it used.
  setInterval(() => void look().catch(() => undefined), lookMs).unref();
};

/** The thread beside the main one has ended: it does not hang. */
export const threadEnded = (): void => void Atomics.store(beats, beside, 0);
