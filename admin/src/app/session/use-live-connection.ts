import { isFetching } from '@ecrin/browser/api/app-store.ts';
import { openLiveSocket, sayHello } from '@ecrin/browser/api/live-socket.ts';
import { dismissToast, showToast } from '@ecrin/browser/page/toasts.ts';
import { useEffect } from 'react';
import { renewSession } from '#lib/api/authorised-fetch.ts';
import { store } from '#lib/api/store.ts';
import { storedToken, storedUserId } from '#lib/session/session.ts';
import { refetchOnReadModelChanges } from './live-tags.ts';

/** How long after the first paint the socket may wait, in ms: the screen comes first. */
const startDelayMs = 400;

const openLiveConnection = async (userId: string, onCount: () => void) => {
  const { socket, close } = await openLiveSocket({ storedToken, renewSession });
  socket.on('connect', () => sayHello(socket, { userId, accountType: 'admin' }, isFetching(store.getState())));
  refetchOnReadModelChanges(socket);
  socket.on('initOk', () => socket.emit('getNotificationCount', userId));
  socket.on('notificationCount', onCount);
  let told = 0;
  socket.on('newNotification', ({ notification: { title } }) => {
    // What comes in numbers is told again with each: the latest says it all.
    dismissToast(told);
    told = showToast({ tone: 'done', message: title });
    onCount();
  });
  return close;
};

/** Keeps a socket open, so that an ended session is noticed within seconds and a new notification shows at once. */
export const useLiveConnection = (onCount: () => void) => {
  const userId = storedUserId();
  useEffect(() => {
    if (userId === null) return undefined;
    let close: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(async () => {
      const opened = await openLiveConnection(userId, onCount).catch(() => undefined);
      if (left) opened?.();
      else close = opened;
    }, startDelayMs);
    return () => {
      left = true;
      clearTimeout(timer);
      close?.();
    };
  }, [userId, onCount]);
};
