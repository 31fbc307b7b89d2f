import type { AdminPushPayload } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { linkToOpen, readPayload, shownFor } from './push-payload.ts';

type Waiting = Readonly<{ waitUntil: (work: Promise<unknown>) => void }>;
type WorkerEvents = Readonly<{
  push: Waiting & Readonly<{ data: Readonly<{ json: () => unknown }> | null }>;
  notificationclick: Waiting & Readonly<{ notification: Readonly<{ data: unknown; close: () => void }> }>;
}>;
type OpenPage = Readonly<{ url: string; focus: () => Promise<unknown> }>;
/** The part of `ServiceWorkerGlobalScope` used here. */
type Browser = Readonly<{
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  registration: Readonly<{ showNotification: (title: string, options: object) => Promise<void> }>;
  clients: Readonly<{
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  }>;
}>;

const browser = globalThis as unknown as Browser;
/** The device's language, for a push that cannot be read. */
const language: AdminPushPayload['language'] = navigator.language.startsWith('en') ? 'en' : 'fr';

/** The page it leads to: an open one that shows it, else a new one, since others may hold words that are not saved. */
const open = async (url: string): Promise<void> => {
  const pages = await browser.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === url);
  await (shown ? shown.focus() : browser.clients.openWindow(url));
};

browser.addEventListener('push', (event) => {
  const { title, options } = shownFor(readPayload(event.data), language);
  event.waitUntil(browser.registration.showNotification(title, options));
});
browser.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(linkToOpen(event.notification.data, globalThis.location.origin)));
});
