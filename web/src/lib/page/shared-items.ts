/** The path that other apps share to; the service worker answers it, and lays each item below it. */
export const sharePath = '/share';
/** In the query string of the page that then opens: the device had no room. */
export const shareFailedQuery = 'share=failed';

const cacheName = 'ecrin-shared';
const sealedHeader = 'X-Sealed';
const fileNameHeader = 'X-File-Name';

export type SharedItem = string | File;
type Caches = Pick<CacheStorage, 'open' | 'has'>;

/** Seals what is laid while a lock is on, its name and kind as well. */
export type SealItem = (plain: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
/** null: it cannot be opened yet. */
export type OpenItem = (sealed: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | null>;

const responseOf = (item: SharedItem) =>
  typeof item === 'string'
    ? new Response(item, { headers: { 'Content-Type': 'text/plain;charset=utf-8' } })
    : new Response(item, { headers: { [fileNameHeader]: encodeURIComponent(item.name) } });

const bytesOf = async (body: Blob | Response) => new Uint8Array(await body.arrayBuffer());

/** The headers as a line of JSON, then the item. */
const packed = async (item: SharedItem): Promise<Uint8Array<ArrayBuffer>> => {
  const response = responseOf(item);
  const head = `${JSON.stringify([...response.headers])}\n`;
  return bytesOf(new Blob([head, await response.arrayBuffer()]));
};
const lineEnd = 10;
const unpacked = (plain: Uint8Array<ArrayBuffer>): Response => {
  const end = plain.indexOf(lineEnd);
  return new Response(plain.slice(end + 1), { headers: JSON.parse(new TextDecoder().decode(plain.subarray(0, end))) });
};

const itemOf = async (response: Response): Promise<SharedItem> => {
  const name = response.headers.get(fileNameHeader);
  if (name === null) return response.text();
  const file = await response.blob();
  return new File([file], decodeURIComponent(name), { type: file.type });
};

/** `seal`: of the lock that is on; null without one. */
type Laying = Readonly<{ id: string; item: SharedItem; seal: SealItem | null }>;

/** Rejects when the device has no room. */
export const layItem = async (caches: Caches, { id, item, seal }: Laying): Promise<void> => {
  const laid = seal
    ? new Response(await seal(await packed(item)), { headers: { [sealedHeader]: 'yes' } })
    : responseOf(item);
  await (await caches.open(cacheName)).put(`${sharePath}/${id}`, laid);
};

export const hasSharedItems = async (caches: Caches): Promise<boolean> =>
  (await caches.has(cacheName)) && (await (await caches.open(cacheName)).keys()).length > 0;

const openedOf = async (response: Response, open: OpenItem): Promise<Response | null> => {
  if (!response.headers.has(sealedHeader)) return response;
  const plain = await open(await bytesOf(response));
  return plain && unpacked(plain);
};

type Taking = Readonly<{ open: OpenItem; keep: (item: SharedItem) => Promise<boolean> }>;

/** Passes each item that can be opened, oldest first, to `keep`, and removes it once that resolves to true. */
export const takeSharedItems = async (caches: Caches, { open, keep }: Taking): Promise<void> => {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const laid = await cache.match(request);
    const response = laid && (await openedOf(laid, open));
    if (response && (await keep(await itemOf(response)))) await cache.delete(request);
  }
};
