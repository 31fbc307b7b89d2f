import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** `beats`: incremented by the main thread. `seconds`: how long it may stay unchanged. `line`: written before the process is ended. */
export type WatchedThread = Readonly<{ beats: Int32Array; seconds: number; line: string }>;

const { beats, seconds, line } = workerData as WatchedThread;
let [last, still] = [Atomics.load(beats, 0), 0];

// Written directly: output of a worker thread goes through the main thread, which hangs.
const standardError = 2;

// Counted in ticks of this thread: a suspended machine has not hung.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  writeSync(standardError, `${line}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1_000);
