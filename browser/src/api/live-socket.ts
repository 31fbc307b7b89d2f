import type { ClientToServer, InitMessage, ServerToClient } from '@ecrin/contracts/transport/socket-messages.ts';
import type { Socket } from 'socket.io-client';
import { apiHost } from './authorised-fetch.ts';
import { leastTold, restartTold } from './told-changes.ts';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;
type SocketSession = Readonly<{ storedToken: () => string | null; renewSession: () => Promise<boolean> }>;

type Hello = Pick<InitMessage, 'userId' | 'accountType'>;

/** `fetching`: an answer is underway, and may lack more than those that are here. */
export const sayHello = (socket: Pick<LiveSocket, 'emit'>, hello: Hello, fetching: boolean): void =>
  void socket.emit('init', { ...hello, businessId: null, told: fetching ? null : leastTold() });

/** Fetches everything again once the socket is open, unless the server tells what changed since the answers of this page. */
export const refetchOnceGreeted = (socket: Pick<LiveSocket, 'on'>, refetch: () => unknown): void =>
  void socket.on('initOk', (_userId, greeting) => {
    if (!greeting?.complete) refetch();
    restartTold(greeting?.told ?? null);
  });

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
