import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '@ecrin/command-api';
import type { ProgressMemory } from '@ecrin/platform/projections/shared-progress.ts';
import { threadEnded, watchThreadBeside } from '#observability/watch-for-hangs.ts';
import type { ApiFunctions, BackgroundFunctions } from './background-functions.ts';
import { linkThreads, type ThreadLink } from './thread-link.ts';

export type Link = ThreadLink<BackgroundFunctions, ApiFunctions>;
/** What both threads see. `lastRequest`: when the API was last asked for something (see `createYieldToRequests`); `progress`: how far read models are. */
export type SharedMemory = Readonly<{ lastRequest: Float64Array; progress: ProgressMemory }>;
/** `open`: has a thread that was just begun open everything. `onEnded`: one ended, by a fault or closed. */
type Supervised = Readonly<{
  functions: ApiFunctions;
  open: (link: Link) => Promise<void>;
  onEnded: () => void;
  log: Log;
  memory: SharedMemory;
  /** How long a piece of its work may block it, in seconds of processor time; 0: any. */
  workSeconds: number;
}>;

/** `link`: to the thread that runs at that moment; calls of one that has ended are refused. */
export type SupervisedThread = Readonly<{
  link: () => Link;
  /** Opens the first one, and from then on starts it again after a fault. Throws what opening throws. */
  open: () => Promise<void>;
  close: () => Promise<void>;
  /** How often it ended by a fault, and was started again. */
  restarts: () => number;
}>;

/** Before it is started again, in ms: the first time, and at most. */
const [firstPauseMs, longestPauseMs] = [500, 30_000];
const program = new URL('background-thread.ts', import.meta.url);

/**
 * A thread that loads at once, and is started again when it ends by a fault, as a process would be. One that is blocked is ended: the crash record has
 * what it was doing, and work that blocks it again is set aside.
 */
export const superviseThread = ({ open, workSeconds, ...given }: Supervised): SupervisedThread => {
  const { log } = given;
  const begin = () => beginThread(given);
  let current = begin();
  let [isClosing, restarts] = [false, 0];

  watchWork(workSeconds, () => current.worker, log);

  const startAgain = async (): Promise<void> => {
    restarts += 1;
    current = begin();
    await open(current.link).catch((fault: unknown) => {
      log.error({ fault: nameOf(fault) }, 'the thread of projections and workflows did not open');
      return current.worker.terminate();
    });
  };
  const keepRunning = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const begunAt = performance.now();
      await current.ended;
      if (performance.now() - begunAt > longestPauseMs) pauseMs = firstPauseMs;
      await pause(pauseMs, undefined, { ref: false });
      if (isClosing) return;
      await startAgain();
    }
  };
  return {
    link: () => current.link,
    open: async () => {
      await open(current.link);
      void keepRunning();
    },
    close: async () => {
      isClosing = true;
      // One that has ended has nothing to close.
      await current.link.close().catch(() => undefined);
      await current.worker.terminate();
    },
    restarts: () => restarts,
  };
};

const watchWork = (seconds: number, current: () => Worker, log: Log): void =>
  watchThreadBeside(seconds, {
    used: () => processorSeconds(current()),
    onHang: () => endBlocked(current(), log),
  });

const processorSeconds = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000_000;
};

const endBlocked = (worker: Worker, log: Log): void => {
  log.error({}, 'the thread of projections and workflows was blocked, and is started again');
  void worker.terminate();
};

const beginThread = ({ functions, onEnded, log, memory }: Omit<Supervised, 'open' | 'workSeconds'>) => {
  const worker = new Worker(program, { workerData: memory });
  const link: Link = linkThreads(worker, functions);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  worker.once('exit', () => {
    threadEnded();
    link.$close(new Error('the thread of projections and workflows ended'));
    onEnded();
    resolve();
  });
  worker.once('error', (fault) =>
    log.error({ fault: nameOf(fault) }, 'the thread of projections and workflows ended by a fault'),
  );
  return { worker, link, ended };
};

const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'Error');
