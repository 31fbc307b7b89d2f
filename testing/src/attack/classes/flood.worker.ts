import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { io, type Socket } from 'socket.io-client';

type Requests = Readonly<{
  kind: 'requests';
  connections: number;
  method: string;
  path: string;
  body: string | null;
}>;
type Sockets = Readonly<{ kind: 'sockets'; sockets: number; messagesAtOnce: number }>;
export type Flood = Requests | Sockets;
/** The requests of one client until its thread ends; in a worker thread, so that sending does not delay the measured requests. */
export type FloodOrder = Readonly<{ url: string; token: string; clientId: string; flood: Flood }>;

/** Pause after a refused request, in ms. */
const turnedAwayMs = 100;

const { url, token, clientId, flood } = workerData as FloodOrder;

const ask = async (path: string, init: RequestInit): Promise<number> =>
  fetch(`${url}/api/client${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  );

/** Concurrent connections, each sending again as soon as it is answered. */
const sendRequests = async ({ connections, method, path, body }: Requests): Promise<void> => {
  const again = async (): Promise<void> => {
    for (;;) {
      const status = await ask(path, { method, ...(body === null ? {} : { body }) });
      if (status === 0 || status === 429) await pause(turnedAwayMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, again));
};

const sendMessages = async ({ sockets, messagesAtOnce }: Sockets): Promise<void> => {
  const open: readonly Socket[] = Array.from({ length: sockets }, () =>
    io(url, { auth: { token }, transports: ['websocket'], forceNew: true }),
  );
  for (;;) {
    for (const socket of open.filter(({ connected }) => connected)) {
      socket.emit('init', { userId: clientId, accountType: 'client', businessId: null });
      for (let left = messagesAtOnce; left > 0; left -= 1) socket.emit('getNotificationCount', clientId);
    }
    await pause(10);
  }
};

await (flood.kind === 'requests' ? sendRequests(flood) : sendMessages(flood));
