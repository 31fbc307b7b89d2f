import { fileURLToPath } from 'node:url';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import { LanguageFault } from '#ports/language-engine.ts';
import { orAborted } from '../caller-limits.ts';
import { startLanguageChild, type LanguageChild } from '../language-child.ts';
import type { EmbeddingOrder, EmbeddingReport } from './embedding-messages.ts';

const program = fileURLToPath(new URL('embedding-program.ts', import.meta.url));
/** The model takes half a gigabyte of memory and three seconds to load. */
const idleTimeoutMs = 5 * 60_000;
/** Loading and the longest text take a few seconds; a busy machine gets more. */
const longestTextMs = 2 * 60_000;

export type EmbeddingJob = Readonly<{ modelFile: string; prefix: string; text: string }>;
export type PlacedText = Extract<EmbeddingReport, { kind: 'done' }>;
export type EmbeddingProcess = Readonly<{
  /** Throws `LanguageFault`, or the signal's reason. */
  run: (job: EmbeddingJob, caller: Readonly<{ ownerId: string; signal: AbortSignal }>) => Promise<PlacedText>;
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

  /** An engine that hangs is ended: the text fails, and the next one starts another. */
  const placeText = async (job: EmbeddingJob): Promise<PlacedText> => {
    const hung = setTimeout(() => void engine.end(), longestTextMs);
    try {
      return await engine.place(job);
    } finally {
      clearTimeout(hung);
    }
  };

  return {
    run: async (job, { ownerId, signal }) => {
      const release = await turns.acquire(ownerId, signal);
      clearTimeout(idleTimer);
      const placing = placeText(job).finally(() => {
        release();
        idleTimer = setTimeout(() => void engine.end(), idleTimeoutMs).unref();
      });
      return orAborted(placing, signal);
    },
    pid: engine.pid,
    close: async () => {
      clearTimeout(idleTimer);
      await engine.end();
    },
  };
};

/** The child process, and the text it works on. */
const createEngine = () => {
  let child: LanguageChild<EmbeddingOrder> | null = null;
  let current: PromiseWithResolvers<PlacedText> | null = null;
  let id = 0;

  const receive = (answer: EmbeddingReport): void => {
    if (answer.id !== id) return;
    if (answer.kind === 'done') current?.resolve(answer);
    else current?.reject(new LanguageFault('unavailable', answer.fault, 0));
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
    place: (job: EmbeddingJob): Promise<PlacedText> => {
      child ??= start();
      current = Promise.withResolvers();
      id += 1;
      child.send({ id, ...job });
      return current.promise;
    },
    end: async (): Promise<void> => child?.kill(),
    pid: (): number | null => child?.pid ?? null,
  };
};
