import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import { readLockNotice } from '#lib/lock/lock-notice.ts';
import { parseRenewalRequest, type FromWorker } from '#lib/push/worker-messages.ts';
import { handleClick } from './handle-click.ts';
import { isPayload, readPayload } from './push-payload.ts';
import { receivePush } from './receive-push.ts';
import { renewToken, replaceSubscription } from './renew-token.ts';
import type { OpenPage, WorkerScope } from './worker-scope.ts';

type Posting = Readonly<{ postMessage: (word: FromWorker) => void }>;
type WindowClient = Posting & Omit<OpenPage, 'send'>;
type Waiting = Readonly<{ waitUntil: (work: Promise<unknown>) => void }>;
type WorkerEvents = Readonly<{
  push: Waiting & Readonly<{ data: Readonly<{ json: () => unknown }> | null }>;
  notificationclick: Waiting &
    Readonly<{ action: string; notification: Readonly<{ data: unknown; close: () => void }> }>;
  pushsubscriptionchange: Waiting & Readonly<{ oldSubscription?: PushSubscription | null }>;
  message: Waiting & Readonly<{ data: unknown; source: Posting | null }>;
}>;
/** The part of `ServiceWorkerGlobalScope` used here. */
type Browser = Readonly<{
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  registration: Readonly<{
    showNotification: WorkerScope['show'];
    getNotifications: (of: { tag: string }) => Promise<readonly Readonly<{ data: unknown }>[]>;
    pushManager: PushManager;
  }>;
  clients: Readonly<{
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
    openWindow: WorkerScope['open'];
  }>;
}>;

const postTo =
  (client: Posting) =>
  (message: FromWorker): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client has the same origin and takes no target
    client.postMessage(message);
const pageOf = (client: WindowClient): OpenPage => ({
  url: client.url,
  visibilityState: client.visibilityState,
  focused: client.focused,
  focus: () => client.focus(),
  send: postTo(client),
});

const browser = globalThis as unknown as Browser;
const scope: WorkerScope = {
  origin: globalThis.location.origin,
  show: (title, options) => browser.registration.showNotification(title, options),
  shownWithTag: async (tag) => (await browser.registration.getNotifications({ tag })).map(({ data }) => data),
  pushes: browser.registration.pushManager,
  pages: async () => (await browser.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(pageOf),
  open: (link) => browser.clients.openWindow(link),
  fetch: (input, init) => fetch(input, init),
  // What cannot be read is taken for a lock: better no words than those of somebody who has one.
  lock: () => readLockNotice(globalThis.caches).catch(() => ({ closed: true })),
  timeZone: deviceZone,
};
/** The device's language, for text that no push brought in the person's language. */
const language = navigator.language.startsWith('en') ? 'en' : 'fr';

browser.addEventListener('push', (event) => event.waitUntil(receivePush(scope, readPayload(event.data), language)));
browser.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(handleClick(scope, isPayload(data) ? data : null, event.action));
});
browser.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(replaceSubscription(scope, event.oldSubscription?.options.applicationServerKey ?? null)),
);
browser.addEventListener('message', (event) => {
  const asked = parseRenewalRequest(event.data);
  // A failure is ignored: the page asks again tomorrow, and after the next load.
  if (asked && event.source)
    event.waitUntil(renewToken(scope, asked.publicKey, { send: postTo(event.source) }).catch(() => undefined));
});
