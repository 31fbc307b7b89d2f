/** After a new version was put in place, an old page's parts are gone: reload, but never in a circle. */
const minReloadIntervalMs = 60_000;
const key = 'chunkReloadedAt';

/** True at most once in 60 s. */
export const mayReload = (now: number, storage: Pick<Storage, 'getItem' | 'setItem'>) => {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < minReloadIntervalMs) return false;
  storage.setItem(key, String(now));
  return true;
};

/** Whatever the answer is: without one there is nothing to reload, and what is typed would go with the page. */
const isServed = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

export const reloadOnMissingChunks = () =>
  window.addEventListener(
    'vite:preloadError',
    () =>
      void (async () => {
        if ((await isServed()) && mayReload(Date.now(), sessionStorage)) window.location.reload();
      })(),
  );
