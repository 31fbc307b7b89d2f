import { fileURLToPath } from 'node:url';
import { startConfinedChild, type ConfinedChild } from '#adapters/confined/confined-child.ts';
import { rankOf } from '#adapters/language/processor-ranks.ts';
import { createFairSemaphore, type FairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';
import { TranscriberFault } from '#ports/transcriber.ts';
import {
  createSpeechJob,
  engineDied,
  speechLimits,
  stoppedBySound,
  type SpeechJob,
  type SpeechLimits,
  type SpeechRequest,
} from './speech-job.ts';
import type { SpeechAnswer, SpeechOrder, SpeechReport, SpeechResult } from './speech-messages.ts';

type SpeechChild = ConfinedChild<SpeechOrder>;

const program = fileURLToPath(new URL('speech-program.ts', import.meta.url));
const idleTimeoutMs = 5 * 60_000;

export type SpeechProcess = Readonly<{
  /** Throws `TranscriberFault`, the signal's reason, or whatever reading the audio throws. */
  run: (request: SpeechRequest) => Promise<SpeechResult>;
  /** Its process id; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

/**
 * The speech program as a child process: started with the first job, again after a crash, and ended when it was idle for a while.
 * One job at a time, so that a crash has one cause; owners are served round-robin. `processor`: a place on it is waited for, in turn with other engines.
 */
export const createSpeechProcess = (
  limits: SpeechLimits = speechLimits,
  processor: FairSemaphore | null = null,
): SpeechProcess => {
  const turns = createFairSemaphore(1);
  const engine = createEngine();
  let idleTimer: NodeJS.Timeout | undefined;

  const runNext = async (request: SpeechRequest): Promise<SpeechResult> => {
    clearTimeout(idleTimer);
    const job = engine.begin((send) => createSpeechJob(request, { send, limits }));
    try {
      return resultOf(await job.answer, job);
    } catch (fault) {
      // Whatever did not end by the program's own word may still keep it busy.
      if (!(fault instanceof TranscriberFault && isUnreadable(fault))) await engine.end();
      throw fault;
    } finally {
      idleTimer = setTimeout(() => void engine.end(), idleTimeoutMs).unref();
    }
  };

  return {
    run: async (request) => {
      const release = await turns.acquire(request.ownerId, request.turn?.signal ?? request.signal, request.turn?.rank);
      let leave: Release | undefined;
      try {
        leave = await processor?.acquire('speech', request.turn?.signal ?? request.signal, rankOf.new);
        return await runNext(request);
      } finally {
        leave?.();
        release();
      }
    },
    pid: engine.pid,
    close: async () => {
      clearTimeout(idleTimer);
      engine.lose('closed');
      await engine.end();
    },
  };
};

/** The child process, and the job it works on. */
const createEngine = () => {
  let child: SpeechChild | null = null;
  let current: SpeechJob | null = null;

  const start = (): SpeechChild => {
    const started = startConfinedChild<SpeechOrder>(program, (report: SpeechReport) => {
      if (child === started) current?.receive(report);
    });
    const loseJob = async (): Promise<void> => {
      const { why, stopped } = await started.gone;
      if (child !== started) return;
      child = null;
      current?.lose(why, stopped);
    };
    void loseJob();
    return started;
  };
  return {
    begin: (createJob: (send: SpeechChild['send']) => SpeechJob): SpeechJob => {
      child ??= start();
      return (current = createJob(child.send));
    },
    lose: (why: string): void => current?.lose(why, true),
    end: async (): Promise<void> => {
      const ending = child;
      child = null;
      ending?.kill();
      await ending?.gone;
    },
    pid: (): number | null => child?.pid ?? null,
  };
};

const resultOf = (answer: SpeechAnswer, job: SpeechJob): SpeechResult => {
  if (answer.kind === 'done') return answer.result;
  if (answer.kind === 'unreadable') throw new TranscriberFault(answer.reason, answer.message);
  throw job.wasReady() ? stoppedBySound(answer.message) : engineDied(answer.message);
};

const isUnreadable = ({ reason }: TranscriberFault): boolean =>
  reason === 'unreadable-audio' || reason === 'audio-too-long';
