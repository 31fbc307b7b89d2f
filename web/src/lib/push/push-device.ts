import { pushPermission } from '@ecrin/browser/push/push-permission.ts';
import { obtainPushToken } from '@ecrin/browser/push/push-token.ts';
import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { store } from '../api/store.ts';
import { clientApi } from '../session/client.api.ts';
import { storePushToken, storedPushToken, storedToken, storedUserId } from '../session/session.ts';

/** Push failures are only logged, by error name: a message may contain the endpoint of a device. */
export const logPush = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place; nothing personal, and hidden unless one looks for it
  console.debug('push:', error instanceof Error ? error.name : error);
};

/** Set when the person turned pushes off on this device: set-up must not turn them on again. */
const offKey = 'pushOff';
const isDisabledHere = (): boolean => deviceStorage.getItem(offKey) !== null;

/** How long to wait for the service worker, in ms: without one, `ready` never resolves. */
const workerTimeoutMs = 20_000;
const worker = async (): Promise<ServiceWorkerRegistration> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), workerTimeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
};

/** Registers a token with the server and stores it with the session. Throws when the server refuses it. */
const savePushToken = async (pushToken: string): Promise<void> => {
  const id = storedUserId();
  if (id === null || storedToken() === null) return;
  await store
    .dispatch(clientApi.endpoints.updateClient.initiate({ id, body: { pushToken } }, { track: false }))
    .unwrap();
  if (storedUserId() === id) storePushToken(pushToken);
};

/** A token already registered is sent with `me`; registering it again would bring back a device removed elsewhere. */
const saveIfNew = async (pushToken: string): Promise<void> => {
  if (pushToken !== storedPushToken()) await savePushToken(pushToken);
};

const mayBeSetUp = (): boolean => pushPermission() === 'granted' && !isDisabledHere() && storedToken() !== null;

/** Automatic set-up, without asking the person: does nothing without a key or permission, or while notifications are off. Throws when it fails. */
export const setUpPush = async ({ publicKey, settings }: NotificationSetUp): Promise<void> => {
  if (publicKey === null || !settings.general || !mayBeSetUp()) return;
  // Nobody waits for it: over a slow network the worker takes its time.
  const { pushManager } = await navigator.serviceWorker.ready;
  if (mayBeSetUp()) await saveIfNew(await obtainPushToken(pushManager, publicKey));
};

/** Registers a token renewed by the service worker. Throws when the server refuses it. */
export const saveRenewedToken = async (pushToken: string): Promise<void> => {
  if (!isDisabledHere()) await saveIfNew(pushToken);
};

/** The person turns pushes on on this device. Throws when it fails. */
export const enablePush = async (publicKey: string): Promise<void> => {
  deviceStorage.removeItem(offKey);
  await savePushToken(await obtainPushToken((await worker()).pushManager, publicKey));
};

const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};

/** The person turns pushes off on this device. */
export const disablePush = async (): Promise<void> => {
  deviceStorage.setItem(offKey, 'yes');
  storePushToken(null);
  await unsubscribe();
};

/** After signing out: no more pushes here, and those shown are closed. */
export const removePush = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  (await registration?.getNotifications())?.forEach((shown) => shown.close());
  await unsubscribe();
};
