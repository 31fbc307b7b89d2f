import { v7 } from 'uuid';
import { sharePath } from '#lib/page/shared-items.ts';
import { receiveShare } from './receive-share.ts';

type FetchEvent = Readonly<{ request: Request; respondWith: (answer: Promise<Response>) => void }>;
/** The part of `ServiceWorkerGlobalScope` used here. */
type Browser = Readonly<{ addEventListener: (name: 'fetch', listener: (event: FetchEvent) => void) => void }>;

const browser = globalThis as unknown as Browser;
browser.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === sharePath)
    event.respondWith(receiveShare(event.request, { caches: globalThis.caches, newId: v7 }));
});
