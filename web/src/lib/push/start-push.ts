import { notificationSettingsApi } from '../api/notification-settings.api.ts';
import { store } from '../api/store.ts';
import { onSessionChange, storedUserId } from '../session/session.ts';
import { logPush, removePush, setUpPush, saveRenewedToken } from './push-device.ts';
import { pushPermission } from './push-permission.ts';
import { parseWorkerMessage, type ToWorker } from './worker-messages.ts';

/** Section 4 of the specification, in ms: set up once after load, tried once more after a failure; a renewal is asked of the service worker once a day. */
export const pushDelays = { setUp: 1_000, retry: 30_000, renewal: 24 * 3_600_000 } as const;

type Acts = Readonly<{ setUp: () => Promise<void>; renew: () => Promise<void>; onFailure: (error: unknown) => void }>;
type Timing = Readonly<{
  /** How long ago the page was loaded, in ms. */
  loadedFor: number;
  /** Acts after so many ms, unless what it returns is called before. */
  after: (ms: number, act: () => void) => () => void;
}>;

const attempt = (act: () => Promise<void>, failed: (error: unknown) => void) => (): void => void act().catch(failed);

/** When what is done about pushes on an open page; returns what ends it. */
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

/** `onReceived`: a push came while the page is looked at. `onOpened`: a notification was tapped that leads to `link`. */
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
  const heard = ({ data }: MessageEvent): void => {
    const word = parseWorkerMessage(data);
    if (word?.type === 'push-received') onReceived(word);
    if (word?.type === 'push-opened') onOpened(word.link);
    if (word?.type === 'push-token') saveRenewedToken(word.token).catch(logPush);
  };
  navigator.serviceWorker.addEventListener('message', heard);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', heard);
};

/** Pushes on an open page, from set-up to what arrives; returns what ends it. Ending a session forgets them. */
export const startPush = (news: PushHandlers): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const owner = storedUserId();
  const silence = listen(news);
  const stop = schedulePush({ setUp, renew, onFailure: logPush }, { loadedFor: performance.now(), after });
  const leave = onSessionChange(() => {
    if (storedUserId() === owner) return;
    stop();
    removePush().catch(logPush);
  });
  return () => {
    silence();
    stop();
    leave();
  };
};
