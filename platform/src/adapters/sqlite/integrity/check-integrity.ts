import { Worker } from 'node:worker_threads';

/** `quickly`: small files whole, and events at many places. `wholly`: every page of each file, and the checksum of every event. */
export type IntegrityReport<Store extends string = string> = Readonly<{
  checked: 'quickly' | 'wholly';
  damaged: readonly Store[];
}>;

/** `stores`: names of the files in `dir`, without `.db`; `events` is the log. Those that are not there are left out. */
type Check<Store extends string> = Readonly<{
  dir: string;
  stores: readonly Store[];
  onReport: (report: IntegrityReport<Store>) => void;
  onFault: (fault: unknown) => void;
}>;

/** Reads the files in a thread with connections of its own: quickly, and then wholly while everything else goes first. The thread ends by itself; `end` ends it before. */
export const checkIntegrity = <Store extends string>({
  dir,
  stores,
  onReport,
  onFault,
}: Check<Store>): Readonly<{ end: () => Promise<void> }> => {
  const worker = new Worker(new URL('integrity-thread.ts', import.meta.url), { workerData: { dir, stores } });
  worker.on('message', onReport);
  worker.on('error', onFault);
  worker.unref();
  return { end: async () => void (await worker.terminate()) };
};
