import { setTimeout as pause } from 'node:timers/promises';
import { clientOf } from '@ecrin/platform/adapters/mongo/open-mongo.ts';
import { withDeadline } from '@ecrin/platform/concurrency/deadline.ts';
import { startMongo, type MongoServer } from './mongo-server.ts';

/** After so long without a write it is started again, in ms. The stand-in for MongoDB can come to a standstill within itself. */
const longestSilenceMs = 12_000;
const everyMs = 2_000;

/**
 * A server that is started again on its port and its state when it ends or takes no write any more, as an operator's supervisor does. Each restart is printed, so that
 * none passes unseen. `pid`: of the one started first.
 */
export const startSupervisedMongo = async (
  port: number,
  folder: string,
): Promise<MongoServer & Readonly<{ pid: number }>> => {
  let server = await startMongo(port, folder);
  let client = clientOf(server.url, { maxPoolSize: 1 });
  const stopped = new AbortController();

  const takesWrites = async (): Promise<boolean> => {
    // The driver's own timeouts notice a silent socket, not an operation that is never carried out.
    const write = () => client.db('supervisor').collection('signs').insertOne({});
    return withDeadline(longestSilenceMs, write).then(
      () => true,
      () => false,
    );
  };
  const supervise = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted || (await takesWrites()) || stopped.signal.aborted) continue;
      console.warn('MongoDB takes no writes any more, and is started again');
      // One that has ended by itself has no process any more.
      await server.close().catch(() => undefined);
      await client.close();
      server = await startMongo(port, folder);
      client = clientOf(server.url, { maxPoolSize: 1 });
    }
  };
  const supervising = supervise();

  return {
    ...server,
    close: async () => {
      stopped.abort();
      await supervising;
      await client.close();
      await server.close();
    },
  };
};
