import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** `beats`: counted up by the main thread. `seconds`: how long it may stand still. `line`: written before the process is ended. */
export type WatchedThread = Readonly<{ beats: Int32Array; seconds: number; line: string }>;

const { beats, seconds, line } = workerData as WatchedThread;
let [last, still] = [Atomics.load(beats, 0), 0];

// The main thread writes what this one says; just now it does not.
const standardError = 2;

// Counted in its own seconds: a machine that slept has not hung.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  writeSync(standardError, `${line}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1_000);
