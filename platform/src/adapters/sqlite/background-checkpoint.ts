import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

export type BackgroundCheckpoint = Readonly<{
  /** Call it after each commit. */
  committed: () => void;
  close: () => Promise<void>;
}>;

const commitsBetween = 64;
/** Should the thread not keep up or not be there, a commit does it again itself from here on; SQLite's own bound is 1,000. */
const mostPages = 8_000;

/** Has SQLite bring its log into the file in a thread of its own: done by a commit, every hundredth would keep all requests waiting ten times as long. */
export const createBackgroundCheckpoint = (db: DatabaseSync, file: string): BackgroundCheckpoint => {
  let thread: Worker | null = null;
  let [commits, busy] = [0, false];
  db.exec(`pragma wal_autocheckpoint = ${mostPages}`);

  const begin = (): Worker => {
    const worker = new Worker(new URL('checkpoint-thread.ts', import.meta.url), { workerData: file });
    worker.on('message', () => {
      busy = false;
    });
    worker.on('error', () => {
      thread = null;
      busy = false;
    });
    worker.unref();
    return worker;
  };
  return {
    committed: () => {
      commits += 1;
      if (busy || commits % commitsBetween > 0) return;
      thread ??= begin();
      busy = true;
      thread.postMessage('now', []);
    },
    close: async () => void (await thread?.terminate()),
  };
};
