import { fileURLToPath } from 'node:url';
import { createFairSemaphore, type FairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';
import { LanguageFault, type Priority } from '#ports/language-engine.ts';
import { orAborted } from '../caller-limits.ts';
import { startLanguageChild, type LanguageChild } from '../language-child.ts';
import { rankOf } from '../processor-ranks.ts';
import type { WritingJob, WritingLane, WritingOrder, WritingReport, WrittenText } from './writing-messages.ts';

const program = fileURLToPath(new URL('writing-program.ts', import.meta.url));
/** The model takes gigabytes of memory and seconds to load. */
const idleTimeoutMs = 5 * 60_000;
/** A cancelled answer ends after the slice of the prompt or the token it is at. */
const longestCancelMs = 60_000;

export type WritingCaller = Readonly<{
  ownerId: string;
  priority: Priority;
  signal: AbortSignal;
  onPiece: (text: string) => void;
}>;
export type WritingProcess = Readonly<{
  /** Throws `LanguageFault`, or the signal's reason. */
  run: (job: Omit<WritingJob, 'lane'>, caller: WritingCaller) => Promise<WrittenText>;
  /** Its process id; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;
type Parts = Readonly<{
  /** Shared by all engines of this machine for work nobody waits for. */
  processor: FairSemaphore;
}>;

/**
 * The writing program as a child process: started with the first job, again after it died, and ended when it was idle for a while. One answer at a time in each
 * lane, those of new thoughts before those of past ones, owners round-robin. An answer somebody waits for does not wait for the processor.
 */
export const createWritingProcess = ({ processor }: Parts): WritingProcess => {
  const engine = createEngine();
  const turns: Readonly<Record<WritingLane, FairSemaphore>> = {
    asked: createFairSemaphore(1),
    unasked: createFairSemaphore(1),
  };
  let idleTimer: NodeJS.Timeout | undefined;

  const acquire = async (lane: WritingLane, { ownerId, priority, signal }: WritingCaller): Promise<Release> => {
    const turn = await turns[lane].acquire(ownerId, signal, rankOf[priority]);
    if (lane === 'asked') return turn;
    try {
      const place = await processor.acquire('language', signal, rankOf[priority]);
      return () => [turn, place].forEach((release) => release());
    } catch (fault) {
      turn();
      throw fault;
    }
  };

  return {
    run: async (job, caller) => {
      const lane = caller.priority === 'asked' ? 'asked' : 'unasked';
      const release = await acquire(lane, caller);
      clearTimeout(idleTimer);
      const writing = engine.write({ ...job, lane }, caller).finally(() => {
        release();
        if (!engine.isBusy()) idleTimer = setTimeout(() => void engine.end(), idleTimeoutMs).unref();
      });
      return orAborted(writing, caller.signal);
    },
    pid: engine.pid,
    close: async () => {
      clearTimeout(idleTimer);
      await engine.end();
    },
  };
};

type Current = PromiseWithResolvers<WrittenText> & Pick<WritingCaller, 'onPiece'>;

/** The child process, and the answers it works on. */
const createEngine = () => {
  let child: LanguageChild<WritingOrder> | null = null;
  let lastId = 0;
  const current = new Map<number, Current>();

  const start = (): LanguageChild<WritingOrder> => {
    const started = startLanguageChild<WritingOrder, WritingReport>(program, {
      onReport: (report) => receive(current, report),
      onGone: () => {
        if (child === started) child = null;
        for (const { reject } of current.values()) reject(new LanguageFault('unavailable', 'the engine ended', 0));
        current.clear();
      },
    });
    return started;
  };
  const end = async (): Promise<void> => child?.kill();
  const cancel = (id: number): NodeJS.Timeout => {
    child?.send({ kind: 'cancel', id });
    return setTimeout(() => void end(), longestCancelMs);
  };

  return {
    write: async (job: WritingJob, { signal, onPiece }: WritingCaller): Promise<WrittenText> => {
      child ??= start();
      const [id, answer] = [(lastId += 1), { ...Promise.withResolvers<WrittenText>(), onPiece }];
      current.set(id, answer);
      child.send({ kind: 'write', id, ...job });
      let hung: NodeJS.Timeout | undefined;
      const giveUp = (): void => void (hung = cancel(id));
      signal.addEventListener('abort', giveUp, { once: true });
      if (signal.aborted) giveUp();
      return answer.promise.finally(() => {
        signal.removeEventListener('abort', giveUp);
        clearTimeout(hung);
      });
    },
    isBusy: (): boolean => current.size > 0,
    end,
    pid: (): number | null => child?.pid ?? null,
  };
};

const receive = (current: Map<number, Current>, report: WritingReport): void => {
  const answer = current.get(report.id);
  if (report.kind === 'piece') return answer?.onPiece(report.text);
  current.delete(report.id);
  if (report.kind === 'done') answer?.resolve(report);
  else answer?.reject(faultOf(report));
};

const faultOf = (report: Exclude<WritingReport, Readonly<{ kind: 'piece' }> | Readonly<{ kind: 'done' }>>): unknown =>
  report.kind === 'cancelled'
    ? new LanguageFault('unavailable', 'the answer was cancelled', 0)
    : new LanguageFault(report.reason, report.fault, report.reason === 'unavailable' ? 0 : null);
