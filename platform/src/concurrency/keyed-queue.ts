import { createSerialQueue, type SerialQueue } from './serial-queue.ts';

/** Runs the work of one key one after the other, and that of different keys at once. Keeps nothing of a key without work. */
export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export const createKeyedQueue = (): KeyedQueue => {
  const queues = new Map<string, { run: SerialQueue; waiting: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: createSerialQueue(), waiting: 0 };
    queues.set(key, queue);
    queue.waiting += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    }
  };
};
