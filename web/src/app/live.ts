import type { ClientToServer, ServerToClient } from '@ecrin/contracts/sockets.ts';
import type { Socket } from 'socket.io-client';
import { apiHost, renewSession } from '../lib/authorised-fetch.ts';
import { followNotifications, followReadModels } from '../lib/live-updates.ts';
import { storedToken } from '../lib/session.ts';
import { store } from '../lib/store.ts';
import { showToast } from '../lib/toasts.ts';
import { noteUnread } from '../lib/unread.ts';

/** How long to wait before speaking to a server that hung up, in ms. */
const again = 2_000;

/** A lost network heals by itself; a hang-up or a worn-out token does not: renew, then connect again. A session that is over closes the page's socket elsewhere. What it answers ends the coming back. */
const comeBack = (opened: Socket<ServerToClient, ClientToServer>) => {
  let left = false;
  const connect = () => !left && storedToken() !== null && opened.connect();
  const retry = () => {
    if (opened.active || storedToken() === null) return;
    setTimeout(() => void (!left && renewSession().then(connect)), again);
  };
  opened.on('connect_error', retry);
  opened.on('disconnect', (reason) => reason === 'io server disconnect' && retry());
  return () => {
    left = true;
  };
};

let socket: Socket<ServerToClient, ClientToServer> | null = null;

/** Opens the socket of whoever is logged in; resolves to what closes it. The library is fetched only here, after the first paint. */
export const goLive = async (userId: string) => {
  const { io } = await import('socket.io-client');
  const opened: Socket<ServerToClient, ClientToServer> = io(apiHost || window.location.origin, { auth: (give) => give({ token: storedToken() }) });
  socket = opened;
  followReadModels(opened, store.dispatch);
  const sayHello = followNotifications(opened, { userId, onCount: noteUnread, onTitle: (message) => void showToast({ tone: 'done', message }) });
  opened.on('connect', sayHello);
  const stay = comeBack(opened);
  return () => {
    stay();
    opened.close();
    if (socket === opened) socket = null;
  };
};

/** The specification asks for the unread count on every route change. */
export const askUnread = (userId: string) => {
  if (socket?.connected) socket.emit('getNotificationCount', userId);
};
