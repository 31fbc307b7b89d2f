import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { makeTemporaryFolder } from '#storage/temporary-folders.ts';
import type { SearchOrder } from './search-place.ts';

/** Searches every place in a thread of its own, which ends with it. Rejects with the signal’s reason. */
export const searchPlaces = async (
  order: Omit<SearchOrder, 'drafts'>,
  signal: AbortSignal,
): Promise<readonly SearchedPlace[]> => {
  const drafts = await makeTemporaryFolder('search');
  const worker = new Worker(new URL('search-thread.ts', import.meta.url), {
    workerData: { ...order, drafts } satisfies SearchOrder,
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly SearchedPlace[]>();
  const abort = (): void => reject(signal.reason);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the search for what is left ended early')));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
    await rm(drafts, { recursive: true, force: true });
  }
};
