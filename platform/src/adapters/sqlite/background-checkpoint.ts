import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

export type BackgroundCheckpoint = Readonly<{
  /** To be called after each commit. */
  committed: () => void;
  close: () => Promise<void>;
}>;

const commitsBetween = 64;
/** When the thread is too slow or has ended, a commit checkpoints itself from this size on; SQLite's own limit is 1,000. */
const maxPages = 8_000;
/** Its thread takes about 15 MB: without commits for so long, in ms, it ends. */
const idleMs = 10_000;

/** Lets SQLite copy its log into the file in another thread: otherwise every hundredth commit would take ten times as long. */
export const createBackgroundCheckpoint = (db: DatabaseSync, file: string): BackgroundCheckpoint => {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | null = null;
  let [commits, busy] = [0, false];
  db.exec(`pragma wal_autocheckpoint = ${maxPages}`);

  const begin = (): Worker => {
    const worker = new Worker(new URL('checkpoint-thread.ts', import.meta.url), { workerData: file });
    worker.on('message', () => {
      busy = false;
      idle = setTimeout(end, idleMs).unref();
    });
    worker.on('error', () => {
      thread = null;
      busy = false;
    });
    worker.unref();
    return worker;
  };
  const end = async (): Promise<void> => {
    const ending = thread;
    [thread, busy] = [null, false];
    await ending?.terminate();
  };
  return {
    committed: () => {
      commits += 1;
      if (busy || commits % commitsBetween > 0) return;
      if (idle) clearTimeout(idle);
      thread ??= begin();
      busy = true;
      thread.postMessage('now', []);
    },
    close: end,
  };
};
