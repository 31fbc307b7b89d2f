import type { Page } from 'playwright-core';

/** Which of these words a page still has anywhere: shown, in its title, in any storage of the browser for this site, or in a notification. Runs in the page. */
export const wordsFoundIn = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (sought) => {
    const texts: string[] = [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify(history.state),
      location.href,
    ];
    for (const storage of [localStorage, sessionStorage]) texts.push(JSON.stringify(Object.entries(storage)));

    const bytes = (value: Uint8Array) => new TextDecoder('utf-8').decode(value);
    const textOf = (value: unknown): string =>
      JSON.stringify(value, (_name, part: unknown) => (part instanceof Uint8Array ? bytes(part) : part));
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        texts.push(textOf(await done(rows.getAll())), textOf(await done(rows.getAllKeys())));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll())
        texts.push(JSON.stringify([...response.headers]), await response.text());
    }
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const { title, body, data } of (await registration?.getNotifications()) ?? [])
      texts.push(textOf([title, body, data]));
    return sought.filter((word) => texts.some((text) => text.includes(word)));
  }, words);
