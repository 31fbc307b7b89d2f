import type { CDPSession, Page } from 'playwright-core';

/** From now on the pages of a browser subscribe to our fake push service: the real one cannot be reached. The page's own code is unchanged. */
export const stubPushSubscription = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((text) => {
    let current: PushSubscription | null = null;
    const made = {
      ...JSON.parse(text),
      toJSON: () => JSON.parse(text),
      options: { applicationServerKey: null, userVisibleOnly: true },
      unsubscribe: async () => ((current = null), true),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (current = made),
      getSubscription: async () => current,
    });
  }, token);
};

/** Delivers a push to the running service worker, as the browser does when one arrives. */
export type BrowserPush = Readonly<{ deliver: (text: string) => Promise<void>; close: () => Promise<void> }>;

const registrationOf = (session: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });

/** `page`: of the site whose worker it is; the worker must be registered. */
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

/** The system notifications, as reported by the browser: titles, with their actions. */
export const systemNotifications = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const titleOf = (action: unknown) =>
      typeof action === 'object' && action !== null ? String(Reflect.get(action, 'title')) : '';
    const actionsOf = (shown: Notification): readonly unknown[] => Reflect.get(shown, 'actions');
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map((one) => [one.title, ...actionsOf(one).map(titleOf)].join(' · '));
  });

/** A tap on a system notification, on one of its actions or ('') on itself: drivers cannot click there, so the event is sent to the worker. */
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
