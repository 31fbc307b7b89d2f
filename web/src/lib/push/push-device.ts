import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { store } from '../api/store.ts';
import { clientApi } from '../session/client.api.ts';
import { storePushToken, storedPushToken, storedToken, storedUserId } from '../session/session.ts';
import { pushPermission } from './push-permission.ts';
import { obtainPushToken } from './push-token.ts';

/** What goes wrong with pushes is only logged (specification, section 8), by its name: a message may hold the address of a device. */
export const logPush = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place; nothing personal, and hidden unless one looks for it
  console.debug('push:', error instanceof Error ? error.name : error);
};

/** Set when the person took this very device off: it stays off until they ask again. */
const offKey = 'pushOff';
const isDisabledHere = (): boolean => localStorage.getItem(offKey) !== null;

/** How long a service worker may take to be in place, in ms: where there is none, none comes. */
const workerTimeoutMs = 20_000;
const worker = async (): Promise<ServiceWorkerRegistration> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), workerTimeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
};

/** Tells the server a token and keeps it in the session data, of whoever is logged in. Throws when the server does not take it. */
const savePushToken = async (pushToken: string): Promise<void> => {
  const id = storedUserId();
  if (id === null || storedToken() === null) return;
  await store
    .dispatch(clientApi.endpoints.updateClient.initiate({ id, body: { pushToken } }, { track: false }))
    .unwrap();
  if (storedUserId() === id) storePushToken(pushToken);
};

/** A token the server was told before goes along with `me`; told anew, it would bring back a device taken off elsewhere. */
const saveIfNew = async (pushToken: string): Promise<void> => {
  if (pushToken !== storedPushToken()) await savePushToken(pushToken);
};

/** Set-up by itself, once the page stands. Nothing is asked of the person; nothing is made without a key, permission, or while notifications are off. Throws when it fails. */
export const setUpPush = async ({ publicKey, settings }: NotificationSetUp): Promise<void> => {
  if (publicKey === null || !settings.general || pushPermission() !== 'granted' || isDisabledHere()) return;
  await saveIfNew(await obtainPushToken((await worker()).pushManager, publicKey));
};

/** A token the service worker gives, renewed by itself or asked for. Throws when the server does not take it. */
export const saveRenewedToken = async (pushToken: string): Promise<void> => {
  if (!isDisabledHere()) await saveIfNew(pushToken);
};

/** The person asks for pushes on this device. Throws when it fails. */
export const enablePush = async (publicKey: string): Promise<void> => {
  localStorage.removeItem(offKey);
  await savePushToken(await obtainPushToken((await worker()).pushManager, publicKey));
};

const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};

/** The person takes this device off. */
export const disablePush = async (): Promise<void> => {
  localStorage.setItem(offKey, 'yes');
  storePushToken(null);
  await unsubscribe();
};

/** Whoever leaves is told nothing here any more, and what was told goes too. */
export const removePush = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  (await registration?.getNotifications())?.forEach((shown) => shown.close());
  await unsubscribe();
};
