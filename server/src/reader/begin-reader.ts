import { Worker } from 'node:worker_threads';
import type { AskedQuery, QueryAnswer } from '@ecrin/platform/routing/answer-query.ts';
import type { PassedContext, ReaderData, ReaderMessage, ReaderQuestion } from './reader-messages.ts';

/** One reader thread, from its beginning to its end. */
export type RunningReader = Readonly<{
  /** Whether it can be asked by now. */
  isReady: () => boolean;
  /** How many questions it has not answered. */
  waiting: () => number;
  /** How many it has dealt with, those it cannot answer included. */
  answered: () => number;
  /** null: it cannot answer this, or has ended. */
  ask: (query: string, asked: AskedQuery, context: PassedContext) => Promise<QueryAnswer | null>;
  /** `left`: the answer to what it has not answered. */
  end: (left?: QueryAnswer | null) => Promise<void>;
}>;

type Reading = Readonly<{ modelsFile: string; onFault: (fault: unknown) => void; onEnded: () => void }>;

const program = new URL('reader-thread.ts', import.meta.url);

/** Begins a thread that answers queries from the read models in this file. `onEnded`: also after `end`. */
export const beginReader = ({ modelsFile, onFault, onEnded }: Reading): RunningReader => {
  const worker = new Worker(program, { workerData: { modelsFile } satisfies ReaderData });
  const waiting = new Map<number, (answer: QueryAnswer | null) => void>();
  let [isReady, asked, answered] = [false, 0, 0];
  let answerToRest: QueryAnswer | null = null;
  worker.on('message', (message: ReaderMessage) => {
    if (message === 'ready') {
      isReady = true;
      return;
    }
    answered += 1;
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  });
  worker.once('error', onFault);
  worker.once('exit', () => {
    isReady = false;
    for (const answer of waiting.values()) answer(answerToRest);
    waiting.clear();
    onEnded();
  });
  // A process that has nothing else to do ends.
  worker.unref();
  return {
    isReady: () => isReady,
    waiting: () => waiting.size,
    answered: () => answered,
    ask: (query, what, context) => {
      asked += 1;
      const { promise, resolve } = Promise.withResolvers<QueryAnswer | null>();
      waiting.set(asked, resolve);
      worker.postMessage({ id: asked, query, asked: what, context } satisfies ReaderQuestion, []);
      return promise;
    },
    end: async (left = null) => {
      answerToRest = left;
      await worker.terminate();
    },
  };
};
