import type { ClientToServer, ServerToClient } from '@ecrin/contracts/transport/socket-messages.ts';
import type { Socket } from 'socket.io-client';
import { apiHost } from './authorised-fetch.ts';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;
type SocketSession = Readonly<{ storedToken: () => string | null; renewSession: () => Promise<boolean> }>;

/** Delay before reconnecting to a server that closed the connection, in ms. */
const reconnectDelayMs = 2_000;

/** The library reconnects after a network loss; a disconnection or an expired token needs a refresh first. A session that is over closes the page's socket elsewhere. The returned function stops reconnecting. */
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

/** WebSocket first: long polling, which needs sticky sessions, only where WebSockets are blocked. */
const transportOptions = { transports: ['websocket', 'polling'], tryAllTransports: true };

/** An authenticated socket that reconnects after a disconnection. The library is loaded only here, after the first paint. */
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
