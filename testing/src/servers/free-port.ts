import { createServer } from 'node:net';

/** Below those that a system gives to connections, and to whoever asks it for any: nobody has one by chance between here and its use, or while a server starts anew. */
const [lowest, places, each] = [12_000, 200, 100];
let asked = 0;

/** A port that nobody listens at just now, and another one each time. Each process looks in a place of its own. */
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
