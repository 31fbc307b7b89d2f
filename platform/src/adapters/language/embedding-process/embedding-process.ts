import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import { LanguageFault } from '#ports/language-engine.ts';
import type { EmbeddingOrder, EmbeddingReport } from './embedding-messages.ts';

const program = fileURLToPath(new URL('embedding-program.ts', import.meta.url));
/** The server answers people while the engine computes: a third of its weight. */
const niceness = 5;
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

const orAborted = <Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** The child process, and the text it works on. */
const createEngine = () => {
  let child: ChildProcess | null = null;
  let current: PromiseWithResolvers<PlacedText> | null = null;
  let id = 0;

  const receive = (answer: EmbeddingReport): void => {
    if (answer.id !== id) return;
    if (answer.kind === 'done') current?.resolve(answer);
    else current?.reject(new LanguageFault('unavailable', answer.fault, 0));
  };
  const lost = (started: ChildProcess): void => {
    if (child !== started) return;
    child = null;
    current?.reject(new LanguageFault('unavailable', 'the embedding engine ended', 0));
  };
  return {
    place: (job: EmbeddingJob): Promise<PlacedText> => {
      child ??= startChild(receive, lost);
      current = Promise.withResolvers();
      id += 1;
      child.send({ id, ...job } satisfies EmbeddingOrder, () => undefined);
      return current.promise;
    },
    end: async (): Promise<void> => {
      const ending = child;
      if (ending === null) return;
      const gone = new Promise((resolve) => ending.once('close', resolve));
      ending.kill('SIGKILL');
      await gone;
    },
    pid: (): number | null => child?.pid ?? null,
  };
};

/** `execArgv` is empty, because the library tests itself in a process that would inherit it; none of the server's secrets are in its environment. */
const startChild = (receive: (answer: EmbeddingReport) => void, lost: (child: ChildProcess) => void): ChildProcess => {
  const { PATH, SystemRoot } = process.env;
  const child = fork(program, {
    execArgv: [],
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  child.on('message', receive);
  child.on('close', () => lost(child));
  child.on('error', () => lost(child));
  return child;
};
