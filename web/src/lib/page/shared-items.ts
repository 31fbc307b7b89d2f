/** The path that other apps share to; the service worker answers it, and lays each item below it. */
export const sharePath = '/share';
/** In the query string of the page that then opens: the device had no room. */
export const shareFailedQuery = 'share=failed';

const cacheName = 'ecrin-shared';
const fileNameHeader = 'X-File-Name';

export type SharedItem = string | File;
type Caches = Pick<CacheStorage, 'open' | 'has'>;

const responseOf = (item: SharedItem) =>
  typeof item === 'string'
    ? new Response(item, { headers: { 'Content-Type': 'text/plain;charset=utf-8' } })
    : new Response(item, { headers: { [fileNameHeader]: encodeURIComponent(item.name) } });

const itemOf = async (response: Response): Promise<SharedItem> => {
  const name = response.headers.get(fileNameHeader);
  return name === null ? response.text() : new File([await response.blob()], decodeURIComponent(name));
};

/** Rejects when the device has no room. */
export const layItem = async (caches: Caches, id: string, item: SharedItem): Promise<void> =>
  (await caches.open(cacheName)).put(`${sharePath}/${id}`, responseOf(item));

export const hasSharedItems = async (caches: Caches): Promise<boolean> =>
  (await caches.has(cacheName)) && (await (await caches.open(cacheName)).keys()).length > 0;

/** Passes each item, oldest first, to `keep`, and removes it once that resolves to true. */
export const takeSharedItems = async (caches: Caches, keep: (item: SharedItem) => Promise<boolean>): Promise<void> => {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response && (await keep(await itemOf(response)))) await cache.delete(request);
  }
};
