import { open } from 'node:fs/promises';

/** Makes what was committed durable. */
export type JournalSync = Readonly<{
  /** Everything committed before; rejects when the disk did not take it. */
  now: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** In Node's pool of threads: this one waits for no disk. `log`: of a database in WAL mode; its entry in the folder is durable. */
export const openJournalSync = (log: string): JournalSync => {
  // SQLite locks the database and its index, never this file: another handle does not end a lock.
  const opened = open(log, 'r+');
  opened.catch(() => undefined);
  const sync = shareSync(async () => (await opened).datasync());
  return {
    now: sync,
    close: async () => {
      await sync();
      await (await opened).close();
    },
  };
};

/** One at a time: whoever asks during one waits for the next, together with all others who do. */
export const shareSync = (sync: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    const begun = sync();
    running = begun.catch(() => undefined);
    return begun;
  };
  return () => (next ??= running.then(begin));
};
