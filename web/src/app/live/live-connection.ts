import { isFetching } from '@ecrin/browser/api/app-store.ts';
import { openLiveSocket, type LiveSocket } from '@ecrin/browser/api/live-socket.ts';
import { renewSession } from '#lib/api/authorised-fetch.ts';
import { store } from '#lib/api/store.ts';
import { forgetAnswers } from '#lib/kept-answers/kept-answers.ts';
import { watchOpenCommunities } from '#lib/live/community-watch.ts';
import { subscribeToNotifications, invalidateOnReadModelChanges } from '#lib/live/live-updates.ts';
import { setUnreadCount } from '#lib/live/unread-count.ts';
import { trackUserActivity } from '#lib/live/user-activity.ts';
import { startPush } from '#lib/push/start-push.ts';
import { storedToken } from '#lib/session/session.ts';
import { createNotificationToasts, type ToastContext } from './notification-toasts.ts';

let socket: LiveSocket | null = null;

const isAnswerUnderway = (): boolean => isFetching(store.getState());

/** Opens the socket of the signed-in person; resolves to the function that closes it. `onTitle`: title of a notification just received. */
export const openLiveConnection = async (userId: string, onTitle: (title: string) => void) => {
  const { socket: opened, close } = await openLiveSocket({ storedToken, renewSession });
  socket = opened;
  invalidateOnReadModelChanges(opened, store.dispatch);
  const unwatch = watchOpenCommunities(opened, store.dispatch);
  opened.on('read-model-changed', ({ change, id }) => {
    if (change === 'removed') forgetAnswers(id, userId).catch(() => undefined);
  });
  opened.on(
    'connect',
    subscribeToNotifications(opened, { userId, isFetching: isAnswerUnderway, onCount: setUnreadCount, onTitle }),
  );
  let rest: (() => void) | undefined;
  opened.on('initOk', () => {
    rest ??= trackUserActivity(
      () => opened.connected && opened.emit('active'),
      () => performance.now(),
    );
  });
  return () => {
    rest?.();
    unwatch();
    close();
    if (socket === opened) socket = null;
  };
};

/** Receives notifications by socket and push, and shows them; returns the function that stops it. */
export const listenForNotifications = (userId: string, here: ToastContext) => {
  const announce = createNotificationToasts(here);
  const endings = [startPush({ onReceived: announce.fromPush, onOpened: announce.open })];
  let ended = false;
  openLiveConnection(userId, announce.fromSocket).then(
    (close) => (ended ? close() : void endings.push(close)),
    () => undefined,
  );
  return () => {
    ended = true;
    endings.forEach((end) => end());
  };
};

/** The unread count is requested on every route change. */
export const requestUnreadCount = (userId: string) => {
  if (socket?.connected) socket.emit('getNotificationCount', userId);
};
