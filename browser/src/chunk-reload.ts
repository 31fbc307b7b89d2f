/** After a new version was put in place, an old page's parts are gone: reload, but never in a circle. */
const guardMs = 60_000;
const key = 'chunkReloadedAt';

/** True at most once in 60 s. */
export const mayReload = (now: number, storage: Pick<Storage, 'getItem' | 'setItem'>) => {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < guardMs) return false;
  storage.setItem(key, String(now));
  return true;
};

export const reloadOnLostChunks = () =>
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now(), sessionStorage)) return;
    event.preventDefault();
    window.location.reload();
  });
