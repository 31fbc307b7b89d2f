import { fileURLToPath } from 'node:url';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import { LanguageFault, serviceCallers } from '#ports/language-engine.ts';
import { orAborted } from '../caller-limits.ts';
import { startLanguageChild, type LanguageChild } from '../language-child.ts';
import type {
  DescribedModel,
  EmbeddingOrder,
  EmbeddingReport,
  EmbeddingWork,
  PlacedText,
} from './embedding-messages.ts';

const program = fileURLToPath(new URL('embedding-program.ts', import.meta.url));
/** The model takes half a gigabyte of memory and three seconds to load. */
const idleTimeoutMs = 5 * 60_000;
/** Loading and the longest text take a few seconds; a busy machine gets more. */
const longestTextMs = 2 * 60_000;

type Done = DescribedModel | PlacedText;
type Job<Kind> = Omit<Extract<EmbeddingWork, { kind: Kind }>, 'kind'>;
export type EmbeddingProcess = Readonly<{
  /** Throws `LanguageFault`, or the signal's reason. */
  place: (job: Job<'place'>, caller: Readonly<{ ownerId: string; signal: AbortSignal }>) => Promise<PlacedText>;
  /** Loads the model. Throws `LanguageFault`. */
  describe: (job: Job<'describe'>) => Promise<DescribedModel['header']>;
  /** Its process id; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

/**
 * The embedding program as a child process: started with the first job, again after it died, and ended when it was idle for a while. One text at a
 * time; owners are served round-robin. A text whose caller went away is still placed, its answer is dropped.
 */
export const createEmbeddingProcess = (): EmbeddingProcess => {
  const turns = createFairSemaphore(1);
  const engine = createEngine();
  let idleTimer: NodeJS.Timeout | undefined;

  /** An engine that hangs is ended: its work fails, and the next piece starts another. */
  const doInTime = async (work: EmbeddingWork): Promise<Done> => {
    const hung = setTimeout(() => void engine.end(), longestTextMs);
    try {
      return await engine.work(work);
    } finally {
      clearTimeout(hung);
    }
  };
  const inTurn = async (work: EmbeddingWork, ownerId: string, signal?: AbortSignal): Promise<Done> => {
    const release = await turns.acquire(ownerId, signal);
    clearTimeout(idleTimer);
    const working = doInTime(work).finally(() => {
      release();
      idleTimer = setTimeout(() => void engine.end(), idleTimeoutMs).unref();
    });
    return signal ? orAborted(working, signal) : working;
  };

  return {
    place: async (job, { ownerId, signal }) => {
      const done = await inTurn({ kind: 'place', ...job }, ownerId, signal);
      return done.kind === 'placed' ? done : otherAnswer();
    },
    describe: async (job) => {
      const done = await inTurn({ kind: 'describe', ...job }, serviceCallers.examples);
      return done.kind === 'described' ? done.header : otherAnswer();
    },
    pid: engine.pid,
    close: async () => {
      clearTimeout(idleTimer);
      await engine.end();
    },
  };
};

const otherAnswer = (): never => {
  throw new LanguageFault('unavailable', 'the embedding engine answered something else', 0);
};

/** The child process, and what it works on. */
const createEngine = () => {
  let child: LanguageChild<EmbeddingOrder> | null = null;
  let current: PromiseWithResolvers<Done> | null = null;
  let id = 0;

  const receive = (answer: EmbeddingReport): void => {
    if (answer.id !== id) return;
    if (answer.kind === 'failed') current?.reject(new LanguageFault('unavailable', answer.fault, 0));
    else current?.resolve(answer);
  };
  const start = (): LanguageChild<EmbeddingOrder> => {
    const started = startLanguageChild<EmbeddingOrder, EmbeddingReport>(program, {
      onReport: receive,
      onGone: () => {
        if (child !== started) return;
        child = null;
        current?.reject(new LanguageFault('unavailable', 'the embedding engine ended', 0));
      },
    });
    return started;
  };
  return {
    work: (work: EmbeddingWork): Promise<Done> => {
      child ??= start();
      current = Promise.withResolvers();
      id += 1;
      child.send({ id, ...work });
      return current.promise;
    },
    end: async (): Promise<void> => child?.kill(),
    pid: (): number | null => child?.pid ?? null,
  };
};
