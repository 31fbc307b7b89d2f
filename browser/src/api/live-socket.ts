import type { ClientToServer, ServerToClient } from '@ecrin/contracts/transport/socket-messages.ts';
import type { Socket } from 'socket.io-client';
import { apiHost } from './authorised-fetch.ts';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;
type SocketSession = Readonly<{ storedToken: () => string | null; renewSession: () => Promise<boolean> }>;

/** How long to wait before speaking to a server that hung up, in ms. */
const reconnectDelayMs = 2_000;

/** A lost network heals by itself; a hang-up or a worn-out token does not: renew, then connect again. A session that is over closes the page's socket elsewhere. What it answers ends the coming back. */
const reconnectAfterHangUp = (opened: LiveSocket, { storedToken, renewSession }: SocketSession) => {
  let left = false;
  const connect = () => !left && storedToken() !== null && opened.connect();
  const retry = () => {
    if (opened.active || storedToken() === null) return;
    setTimeout(() => void (!left && renewSession().then(connect)), reconnectDelayMs);
  };
  opened.on('connect_error', retry);
  opened.on('disconnect', (reason) => reason === 'io server disconnect' && retry());
  return () => {
    left = true;
  };
};

/** One connection holds for as long as it lasts, whichever of several servers took it; many requests, which must all reach the same one, only where that is forbidden. */
const transportOptions = { transports: ['websocket', 'polling'], tryAllTransports: true };

/** A socket that carries the session and comes back after a hang-up. The library is fetched only here, after the first paint. */
export const openLiveSocket = async (signed: SocketSession) => {
  const { io } = await import('socket.io-client');
  const socket: LiveSocket = io(apiHost || window.location.origin, {
    ...transportOptions,
    auth: (give) => give({ token: signed.storedToken() }),
  });
  const stay = reconnectAfterHangUp(socket, signed);
  const close = () => {
    stay();
    socket.close();
  };
  return { socket, close };
};
