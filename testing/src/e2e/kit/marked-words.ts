import type { Page } from 'playwright-core';

/** Which of these words a page still has anywhere: shown, in its title, in any storage of the browser for this site, or in a notification. Runs in the page. */
export const wordsFoundIn = (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (sought) => {
    const bytes = (value: Uint8Array) => new TextDecoder('utf-8').decode(value);
    const textOf = (value: unknown): string =>
      JSON.stringify(value, (_name, part: unknown) => (part instanceof Uint8Array ? bytes(part) : part));
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });

    const shown = () => [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify(history.state),
      location.href,
    ];
    const stored = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    const inDatabase = async ({ name = '' }: IDBDatabaseInfo) => {
      const db = await done(indexedDB.open(name));
      const texts: string[] = [];
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store);
        texts.push(textOf(await done(rows.getAll())), textOf(await done(rows.getAllKeys())));
      }
      db.close();
      return texts;
    };
    const inCache = async (name: string) => {
      const texts: string[] = [];
      for (const response of await (await caches.open(name)).matchAll())
        texts.push(JSON.stringify([...response.headers]), await response.text());
      return texts;
    };
    const notified = async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, data }) => textOf([title, body, data]));
    };

    const texts = [
      ...shown(),
      ...stored(),
      ...(await Promise.all((await indexedDB.databases()).map(inDatabase))).flat(),
      ...(await Promise.all((await caches.keys()).map(inCache))).flat(),
      ...(await notified()),
    ];
    return sought.filter((word) => texts.some((text) => text.includes(word)));
  }, words);
