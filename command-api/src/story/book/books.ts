import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { createKeyedQueue } from '@ecrin/platform/concurrency/keyed-queue.ts';
import { onFirstUse } from '@ecrin/platform/concurrency/on-first-use.ts';
import { noteBreach } from '@ecrin/platform/work-budgets/work-breaches.ts';
import { workBudgets } from '@ecrin/platform/work-budgets/work-budgets.ts';
import { LRUCache } from 'lru-cache';
import type { BookPictures } from './book.ts';
import type { BookOrder, compose } from './compose-book.ts';

/** 'late': it took longer than any book may, and was given up. 'busy': too many others wait. */
export type Composed = Uint8Array | 'late' | 'busy';
/** `reader`: who asks for it, a client or an address. */
type Asked = Readonly<{ reader: string; readPictures: () => Promise<BookPictures>; deadlineMs?: number }>;
export type Books = Readonly<{
  compose: (order: BookOrder, asked: Asked) => Promise<Composed>;
  /** Of these signs those that no typeface has. */
  missingSigns: (signs: readonly string[]) => Promise<readonly string[]>;
}>;

type Limits = Readonly<{ threads?: number; deadlineMs?: number; mostWaiting?: number }>;

const program = new URL('compose-book.ts', import.meta.url).href;
/** Emoji, pictures of a hundred pages and typefaces take far less, in MB. What is new is collected early: setting type leaves much behind, and a thousand pages take 200 MB less. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 4 };
/** Half of the processors at most: the others answer requests. */
const usualThreads = Math.max(1, Math.floor(availableParallelism() / 2));
/** A thread that nobody needs any more ends, in ms. */
const idleTimeout = 20_000;
/** What was made is remembered for so long, in ms, and in so many bytes; in memory alone, since words that were erased may be in it. */
const [rememberedMs, rememberedBytes] = [10 * 60_000, 48 * 1_048_576];
const mostLate = 10_000;

/**
 * Sets books in threads that are ended when one takes too long: some books at a time, one for each reader, and the same book once. A book that took too
 * long is not tried again for a while.
 */
export const createBooks = ({
  threads = usualThreads,
  deadlineMs = workBudgets.book.holdMs,
  mostWaiting = 40,
}: Limits = {}): Books => {
  const remembered = { ttl: rememberedMs, ttlAutopurge: true };
  const made = new LRUCache<string, Uint8Array>({
    ...remembered,
    maxSize: rememberedBytes,
    sizeCalculation: (bytes) => bytes.length,
  });
  const late = new LRUCache<string, true>({ ...remembered, max: mostLate });
  const underWay = new Map<string, Promise<Composed>>();
  const [oneOfReader, places] = [createKeyedQueue(), createFairSemaphore(threads)];
  const { composeInThread, missingSigns } = createThreads(threads);

  const composed = async (key: string, order: BookOrder, asked: Asked): Promise<Composed> => {
    const { reader, readPictures } = asked;
    const release = await places.acquire(reader);
    try {
      const bytes = await composeInThread({ ...order, pictures: await readPictures() }, asked.deadlineMs ?? deadlineMs);
      if (bytes === 'late') late.set(key, true);
      else made.set(key, bytes);
      return bytes;
    } finally {
      release();
    }
  };
  return {
    compose: async (order, asked) => {
      const key = hash('sha256', JSON.stringify(order));
      const known = made.get(key) ?? (late.has(key) ? 'late' : underWay.get(key));
      if (known) return known;
      if (underWay.size >= mostWaiting) return 'busy';
      const work = oneOfReader(asked.reader, () => composed(key, order, asked)).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
    missingSigns,
  };
};

type Order = Parameters<typeof compose>[0] | readonly string[];

/** The thread itself is ended at the deadline: nothing else stops what is being computed. */
const createThreads = (threads: number) => {
  const pool = onFirstUse(async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<Order, Uint8Array | readonly string[]>({
      filename: program,
      maxThreads: threads,
      idleTimeout,
      resourceLimits,
    });
  });
  const composeInThread = async (
    order: Parameters<typeof compose>[0],
    deadlineMs: number,
  ): Promise<Uint8Array | 'late'> => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const made = await (await pool()).run(order, { name: 'compose', signal });
      return made instanceof Uint8Array ? made : 'late';
    } catch (fault) {
      if (signal.aborted) noteBreach({ kind: 'book', of: order.format, ms: deadlineMs });
      if (signal.aborted || isOutOfMemory(fault)) return 'late';
      throw fault;
    }
  };
  const missingSigns = async (signs: readonly string[]): Promise<readonly string[]> => {
    const missing = await (await pool()).run(signs, { name: 'missingSigns' });
    return missing instanceof Uint8Array ? [] : missing;
  };
  return { composeInThread, missingSigns };
};

const isOutOfMemory = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
