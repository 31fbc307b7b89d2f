import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** `beats`: each incremented by its thread; 0: not watched. `seconds`: how long one may stay unchanged. `line`: written before the process is ended. */
export type WatchedThreads = Readonly<{ beats: Int32Array; seconds: number; line: string }>;

const { beats, seconds, line } = workerData as WatchedThreads;
const watched = Array.from(beats, (last) => ({ last, still: 0 }));

// Written directly: output of a worker thread goes through the main thread, which hangs.
const standardError = 2;

// Counted in ticks of this thread: a suspended machine has not hung.
setInterval(() => {
  for (const [index, thread] of watched.entries()) {
    const now = Atomics.load(beats, index);
    thread.still = now === thread.last && now !== 0 ? thread.still + 1 : 0;
    thread.last = now;
    if (thread.still < seconds) continue;
    writeSync(standardError, `${line}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}, 1_000);

// What the start of a thread leaves behind, about 2 MB: it allocates nothing any more, and would keep it.
globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
