import { openLiveSocket, type LiveSocket } from '@ecrin/browser/live-socket.ts';
import { followActivity } from '../lib/activity.ts';
import { renewSession } from '../lib/authorised-fetch.ts';
import { followNotifications, followReadModels } from '../lib/live-updates.ts';
import { startPush } from '../lib/push/start-push.ts';
import { storedToken } from '../lib/session.ts';
import { store } from '../lib/store.ts';
import { noteUnread } from '../lib/unread.ts';
import { createAnnounce, type Here } from './announce.ts';

let socket: LiveSocket | null = null;

/** Opens the socket of whoever is logged in; resolves to what closes it. `onTitle`: of a notification that has just come. */
export const goLive = async (userId: string, onTitle: (title: string) => void) => {
  const { socket: opened, close } = await openLiveSocket({ storedToken, renewSession });
  socket = opened;
  followReadModels(opened, store.dispatch);
  opened.on('connect', followNotifications(opened, { userId, onCount: noteUnread, onTitle }));
  let rest: (() => void) | undefined;
  opened.on('initOk', () => {
    rest ??= followActivity(
      () => opened.connected && opened.emit('active'),
      () => performance.now(),
    );
  });
  return () => {
    rest?.();
    close();
    if (socket === opened) socket = null;
  };
};

/** Hears news by the socket and by push, and says it on screen; returns what ends that. */
export const hearNews = (userId: string, here: Here) => {
  const announce = createAnnounce(here);
  const endings = [startPush({ onReceived: announce.fromPush, onOpened: announce.open })];
  let ended = false;
  goLive(userId, announce.fromSocket).then(
    (close) => (ended ? close() : void endings.push(close)),
    () => undefined,
  );
  return () => {
    ended = true;
    endings.forEach((end) => end());
  };
};

/** The specification asks for the unread count on every route change. */
export const askUnread = (userId: string) => {
  if (socket?.connected) socket.emit('getNotificationCount', userId);
};
