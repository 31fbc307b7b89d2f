import { pushPermission } from '@ecrin/browser/push/push-permission.ts';
import { notificationSettingsApi } from '../api/notification-settings.api.ts';
import { store } from '../api/store.ts';
import { onSessionChange, storedUserId } from '../session/session.ts';
import { logPush, removePush, setUpPush, saveRenewedToken } from './push-device.ts';
import { parseWorkerMessage, type ToWorker } from './worker-messages.ts';

/** In ms: set-up runs after load and once more after a failure; the service worker is asked to renew the token once a day. */
export const pushDelays = { setUp: 1_000, retry: 30_000, renewal: 24 * 3_600_000 } as const;

type Acts = Readonly<{ setUp: () => Promise<void>; renew: () => Promise<void>; onFailure: (error: unknown) => void }>;
type Timing = Readonly<{
  /** How long ago the page was loaded, in ms. */
  loadedFor: number;
  /** Acts after so many ms; returns the function that cancels it. */
  after: (ms: number, act: () => void) => () => void;
}>;

const attempt = (act: () => Promise<void>, failed: (error: unknown) => void) => (): void => void act().catch(failed);

/** The timetable of push set-up and renewal on an open page; returns the function that stops it. */
export const schedulePush = ({ setUp, renew, onFailure }: Acts, { loadedFor, after }: Timing): (() => void) => {
  const pending = new Set<() => void>();
  let ended = false;
  const later = (ms: number, act: () => void): void => {
    if (ended) return;
    const cancel = after(ms, () => {
      pending.delete(cancel);
      act();
    });
    pending.add(cancel);
  };
  const retry = (error: unknown): void => {
    onFailure(error);
    later(pushDelays.retry, attempt(setUp, onFailure));
  };
  const renewDaily = (): void =>
    later(pushDelays.renewal, () => {
      attempt(renew, onFailure)();
      renewDaily();
    });
  later(Math.max(0, pushDelays.setUp - loadedFor), attempt(setUp, retry));
  renewDaily();
  return () => {
    ended = true;
    pending.forEach((cancel) => cancel());
  };
};

/** `onReceived`: a push arrived while the page is visible. `onOpened`: a notification leading to `link` was tapped. */
type PushHandlers = Readonly<{
  onReceived: (news: Readonly<{ title: string; link: string }>) => void;
  onOpened: (link: string) => void;
}>;

const after = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const askSetUp = () =>
  store
    .dispatch(notificationSettingsApi.endpoints.getNotificationSetUp.initiate(undefined, { subscribe: false }))
    .unwrap();

const setUp = async (): Promise<void> => {
  if (pushPermission() !== 'granted') return;
  const known = await askSetUp();
  if (known.publicKey === null) logPush('this server has no public key');
  await setUpPush(known);
};

const renew = async (): Promise<void> => {
  if (pushPermission() !== 'granted') return;
  const { publicKey } = await askSetUp();
  const registration = await navigator.serviceWorker.getRegistration();
  if (publicKey !== null) registration?.active?.postMessage({ type: 'renew-push-token', publicKey } satisfies ToWorker);
};

const listen = ({ onReceived, onOpened }: PushHandlers): (() => void) => {
  const onMessage = ({ data }: MessageEvent): void => {
    const message = parseWorkerMessage(data);
    if (message?.type === 'push-received') onReceived(message);
    if (message?.type === 'push-opened') onOpened(message.link);
    if (message?.type === 'push-token') saveRenewedToken(message.token).catch(logPush);
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
};

/** Sets up pushes on an open page and handles those received; returns the function that stops it. The end of the session removes the subscription. */
export const startPush = (news: PushHandlers): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const owner = storedUserId();
  const stopListening = listen(news);
  const stop = schedulePush({ setUp, renew, onFailure: logPush }, { loadedFor: performance.now(), after });
  const unsubscribe = onSessionChange(() => {
    if (storedUserId() === owner) return;
    stop();
    removePush().catch(logPush);
  });
  return () => {
    stopListening();
    stop();
    unsubscribe();
  };
};
