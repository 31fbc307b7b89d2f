import { obtainPushToken } from '@ecrin/browser/push/push-token.ts';

const scope = '/admin/';

/** Resolves once the worker runs: a browser subscribes only then. */
const activated = ({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = installing ?? waiting ?? active;
    if (!worker || worker.state === 'activated') return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new DOMException('the service worker was not installed', 'AbortError'));
    });
  });

/** The subscription of this browser, as JSON, by a worker of the back-office's own: that of the client's app is another one. Throws when it fails. */
export const subscribeHere = async (publicKey: string): Promise<string> => {
  const registration = await navigator.serviceWorker.register('/admin/push-worker.js', { scope });
  await activated(registration);
  return obtainPushToken(registration.pushManager, publicKey);
};

/** The browser forgets it; the server does by itself. */
export const unsubscribeHere = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
