import type { CDPSession, Page } from 'playwright-core';

/** From now on the pages of a browser subscribe to a push service of ours: the one of its maker cannot be reached. Of the page's own code nothing is replaced. */
export const stubPushSubscription = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((text) => {
    let standing: PushSubscription | null = null;
    const made = {
      ...JSON.parse(text),
      toJSON: () => JSON.parse(text),
      options: { applicationServerKey: null, userVisibleOnly: true },
      unsubscribe: async () => ((standing = null), true),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (standing = made),
      getSubscription: async () => standing,
    });
  }, token);
};

/** What hands a push to the service worker that really runs, as the browser does when one arrives. */
export type BrowserPush = Readonly<{ deliver: (text: string) => Promise<void>; close: () => Promise<void> }>;

const registrationOf = (session: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });

/** `page`: of the site whose worker it is; the worker must be in place. */
export const openBrowserPush = async (page: Page, origin: string): Promise<BrowserPush> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const registration = registrationOf(session);
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  return {
    deliver: (text) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text }).then(() => undefined),
    close: () => session.detach(),
  };
};

/** What the system shows, as the browser knows it: titles, with the actions under each. */
export const systemNotifications = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const titleOf = (action: unknown) =>
      typeof action === 'object' && action !== null ? String(Reflect.get(action, 'title')) : '';
    const actionsOf = (shown: Notification): readonly unknown[] => Reflect.get(shown, 'actions');
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map((one) => [one.title, ...actionsOf(one).map(titleOf)].join(' · '));
  });

/** A tap on what the system shows, on one of its actions or ('') on itself: no driver can press there, so the worker is handed the event. */
export const clickSystemNotification = async (page: Page, action: string): Promise<void> => {
  const worker = page.context().serviceWorkers()[0];
  if (!worker) throw new Error('no service worker runs');
  await worker.evaluate(async (chosen) => {
    const scope = globalThis as unknown as Readonly<{
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    }>;
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: chosen }));
  }, action);
};
