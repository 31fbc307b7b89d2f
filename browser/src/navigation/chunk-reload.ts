import { tabStorage } from '@ecrin/ui/storage/device-storage.ts';
/** After a deployment, an old page's chunks no longer exist: reload, but never in a loop. */
const minReloadIntervalMs = 60_000;
const key = 'chunkReloadedAt';

/** True at most once in 60 s; false where that cannot be stored, as the next page would know of none before. */
export const mayReload = (
  now: number,
  storage: Pick<typeof tabStorage, 'getItem' | 'setItem' | 'isStored'>,
): boolean => {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < minReloadIntervalMs) return false;
  storage.setItem(key, String(now));
  return storage.isStored(key);
};

/** Any response will do: without one there is nothing to reload, and typed text would be lost. */
const isServed = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A module that cannot be fetched is a `TypeError` in every browser, a sheet an error of the bundler’s; all else was thrown by what was loaded, as where a browser stores nothing. */
export const isMissingChunk = (fault: unknown): boolean =>
  fault instanceof TypeError || (fault instanceof Error && fault.message.startsWith('Unable to preload CSS'));

export const reloadOnMissingChunks = () =>
  window.addEventListener(
    'vite:preloadError',
    ({ payload }) =>
      void (async () => {
        if (isMissingChunk(payload) && (await isServed()) && mayReload(Date.now(), tabStorage))
          window.location.reload();
      })(),
  );
