import { notificationSettingsApi } from '../api/notification-settings.api.ts';
import { store } from '../api/store.ts';
import { onSessionChange, storedUserId } from '../session/session.ts';
import { logPush } from './log-push.ts';
import { removePush, setUpPush, saveRenewedToken } from './push-device.ts';
import { pushPermission } from './push-permission.ts';
import { schedulePush } from './push-schedule.ts';
import { parseWorkerMessage, type ToWorker } from './worker-messages.ts';

/** `onReceived`: a push came while the page is looked at. `onOpened`: a notification was tapped that leads to `link`. */
export type PushHandlers = Readonly<{
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
