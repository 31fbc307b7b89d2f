import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ephemeral ports of the system: none is taken by accident between here and its use, or while a server restarts. */
const [lowest, places, each] = [12_000, 200, 100];
let range: Promise<number> | null = null;
let asked = 0;

/** A port without a listener, and another one each time. Each process has a range of its own. */
export const freePort = async (): Promise<number> => {
  range ??= reserveRange(process.pid % places);
  const first = await range;
  const port = first + 1 + (asked % (each - 1));
  asked += 1;
  const probe = await listenOn(port);
  if (probe === null) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** A process reserves a range by listening on its first port, until it ends. */
const reserveRange = async (place: number): Promise<number> => {
  const first = lowest + place * each;
  const guard = await listenOn(first);
  if (guard === null) return reserveRange((place + 1) % places);
  guard.unref();
  return first;
};

const listenOn = async (port: number): Promise<Server | null> => {
  const server = createServer().listen(port);
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
};
