import { base64Of, bytesOfBase64 } from './base64.ts';

/** What a service worker, which sees no storage of a page, needs to know of the lock. `closed`: every page is locked. */
export type LockNotice = Readonly<{ publicKey: Uint8Array<ArrayBuffer>; closed: boolean }>;
type Caches = Pick<CacheStorage, 'open' | 'has' | 'delete'>;

const [cacheName, path] = ['ecrin-lock', '/lock-notice'];

export const writeLockNotice = async (caches: Caches, { publicKey, closed }: LockNotice): Promise<void> =>
  (await caches.open(cacheName)).put(path, new Response(JSON.stringify({ publicKey: base64Of(publicKey), closed })));

/** null: there is no lock. */
export const readLockNotice = async (caches: Pick<Caches, 'open' | 'has'>): Promise<LockNotice | null> => {
  const stored = (await caches.has(cacheName)) && (await (await caches.open(cacheName)).match(path));
  if (!stored) return null;
  const { publicKey, closed } = await stored.json();
  return { publicKey: bytesOfBase64(publicKey), closed };
};

export const removeLockNotice = async (caches: Caches): Promise<void> => void (await caches.delete(cacheName));
