import { openLiveSocket, type LiveSocket } from '@ecrin/browser/live-socket.ts';
import { renewSession } from '../lib/authorised-fetch.ts';
import { followNotifications, followReadModels } from '../lib/live-updates.ts';
import { storedToken } from '../lib/session.ts';
import { store } from '../lib/store.ts';
import { showToast } from '../lib/toasts.ts';
import { noteUnread } from '../lib/unread.ts';

let socket: LiveSocket | null = null;

/** Opens the socket of whoever is logged in; resolves to what closes it. */
export const goLive = async (userId: string) => {
  const { socket: opened, close } = await openLiveSocket({ storedToken, renewSession });
  socket = opened;
  followReadModels(opened, store.dispatch);
  opened.on('connect', followNotifications(opened, { userId, onCount: noteUnread, onTitle: (message) => void showToast({ tone: 'done', message }) }));
  return () => {
    close();
    if (socket === opened) socket = null;
  };
};

/** The specification asks for the unread count on every route change. */
export const askUnread = (userId: string) => {
  if (socket?.connected) socket.emit('getNotificationCount', userId);
};
