import { createServer } from 'node:net';

/** Below the ephemeral ports of the system: none is taken by accident between here and its use, or while a server restarts. */
const [lowest, places, each] = [12_000, 200, 100];
let asked = 0;

/** A port without a listener, and another one each time. Each process searches a range of its own. */
export const freePort = async (): Promise<number> => {
  const port = lowest + (process.pid % places) * each + (asked % each);
  asked += 1;
  return (await isFree(port)) ? port : freePort();
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
