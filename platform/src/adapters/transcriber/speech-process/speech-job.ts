import { withDeadline } from '#concurrency/deadline.ts';
import { TranscriberFault, type Audio } from '#ports/transcriber.ts';
import type { Utterance } from '../recognition/voice-activity.ts';
import type { SpeechAnswer, SpeechOrder, SpeechReport, SpeechTask } from './speech-messages.ts';
import { createWorkClock, type WorkAllowance } from './work-clock.ts';

export type SpeechRequest = Readonly<{
  task: SpeechTask;
  /** null: the task has its own. */
  audio: Audio | null;
  /** Owners are served in turn. */
  ownerId: string;
  onProgress?: ((percent: number) => void) | undefined;
  onUtterance?: ((utterance: Utterance) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** While it waits: lower ranks first (0 unless given), until the signal. */
  turn?: Readonly<{ rank: number; signal: AbortSignal }>;
}>;
export type SpeechJob = Readonly<{
  /** Rejects when the process cannot be used any more: it ended, or is still busy with this job. */
  answer: Promise<SpeechAnswer>;
  receive: (report: SpeechReport) => void;
  /** The process ended. `stopped`: on purpose. */
  lose: (why: string, stopped: boolean) => void;
  /** Whether the engine was ready: what goes wrong after that is due to the sound. */
  wasReady: () => boolean;
}>;
export type SpeechLimits = Readonly<Record<SpeechTask['kind'], WorkAllowance>> &
  Readonly<{ startMs: number; chunkMs: number; pauseMs: number }>;

/** Decoding runs at some hundred times the speed of sound, and understanding at about ten; machines are shared. `chunkMs`: for the store to give the next bytes; `pauseMs`: for the next of a sound that is still being recorded. */
export const speechLimits: SpeechLimits = {
  startMs: 120_000,
  chunkMs: 60_000,
  pauseMs: 10 * 60_000,
  measure: { baseMs: 30_000, perSoundMs: 0.25 },
  transcribe: { baseMs: 60_000, perSoundMs: 5 },
  listen: { baseMs: 30_000, perSoundMs: 0.25 },
  // At most 28 s of speech, twice in noise.
  hear: { baseMs: 180_000, perSoundMs: 0 },
};

type Line = Readonly<{ send: (order: SpeechOrder) => void; limits: SpeechLimits }>;

/** One job of the speech program: passes it the sound as it asks for it, and fails when it computes for too long. */
export const createSpeechJob = (request: SpeechRequest, { send, limits }: Line): SpeechJob => {
  const { audio, task, signal } = request;
  const { promise, resolve, reject } = Promise.withResolvers<SpeechAnswer>();
  const chunks = feedOf(audio, task.kind === 'listen' ? limits.pauseMs : limits.chunkMs);
  const clock = createJobClock(limits, task.kind, reject);
  const abort = (): void => reject(signal?.reason);
  const sendChunk = async (): Promise<void> => {
    clock.stop();
    const chunk = await chunks.next();
    clock.start();
    send({ kind: 'bytes', chunk });
  };

  signal?.addEventListener('abort', abort, { once: true });
  send({ kind: 'begin', bytes: audio?.bytes ?? 0, task });
  if (signal?.aborted) abort();
  return {
    answer: promise.finally(() => {
      clock.end();
      chunks.end();
      signal?.removeEventListener('abort', abort);
    }),
    receive: prepareReceive({
      onProgress: request.onProgress,
      onUtterance: request.onUtterance,
      ready: clock.start,
      processed: clock.processed,
      more: () => void sendChunk().catch(reject),
      done: resolve,
    }),
    lose: (why, stopped) => reject(clock.hasStarted() && !stopped ? stoppedBySound(why) : engineDied(why)),
    wasReady: clock.hasStarted,
  };
};

/** Two limits: until the engine is ready, and for what it computes from then on. */
const createJobClock = (
  { startMs, ...limits }: SpeechLimits,
  kind: SpeechTask['kind'],
  late: (fault: Error) => void,
) => {
  const starting = setTimeout(() => late(engineDied('it did not start in time')), startMs);
  const work = createWorkClock(limits[kind], () => late(stoppedBySound('it took too long')));
  let [started, ended] = [false, false];
  return {
    ...work,
    start: (): void => {
      clearTimeout(starting);
      started = true;
      if (!ended) work.start();
    },
    end: (): void => {
      clearTimeout(starting);
      ended = true;
      work.stop();
    },
    hasStarted: (): boolean => started,
  };
};

/** Tried again: the sound has nothing to do with it. */
export const engineDied = (why: string): TranscriberFault =>
  new TranscriberFault('engine-died', `The speech engine is away: ${why}`, 0);
/** Permanent: a retry would end the same, and delay everybody else. */
export const stoppedBySound = (why: string): TranscriberFault =>
  new TranscriberFault('audio-stopped-engine', `The speech engine stopped at this sound: ${why}`);
/** A plain error: neither the sound's fault nor the engine's. */
const soundLate = (): Error => new Error('The sound did not arrive in time.');

type Receiver = Pick<SpeechRequest, 'onProgress' | 'onUtterance'> &
  Readonly<{
    ready: () => void;
    processed: (processedMs: number) => void;
    more: () => void;
    done: (answer: SpeechAnswer) => void;
  }>;
type Reports = { readonly [Kind in SpeechReport['kind']]: (report: Extract<SpeechReport, { kind: Kind }>) => void };

const prepareReceive = ({ onProgress, onUtterance, ready, processed, more, done }: Receiver) => {
  const show = rising(onProgress);
  const reports: Reports = {
    ready,
    more,
    progress: ({ percent, processedMs }) => {
      processed(processedMs);
      show(percent);
    },
    utterance: ({ utterance }) => onUtterance?.(utterance),
    done: (answer) => {
      show(100);
      done(answer);
    },
    unreadable: done,
    failed: done,
  };
  return (report: SpeechReport): void => (reports[report.kind] as (report: SpeechReport) => void)(report);
};

const rising = (onProgress: ((percent: number) => void) | undefined): ((percent: number) => void) => {
  let shown = 0;
  return (percent) => {
    if (percent <= shown) return;
    shown = percent;
    onProgress?.(percent);
  };
};

/** The sound chunk by chunk; null: that was all. */
const feedOf = (audio: Audio | null, chunkMs: number) => {
  const chunks = chunksOf(audio);
  return {
    next: async (): Promise<Uint8Array | null> => {
      const { done, value } = await withDeadline(chunkMs, () => chunks.next(), soundLate);
      return done ? null : value;
    },
    end: (): void => void chunks.return(),
  };
};

const chunksOf = async function* (audio: Audio | null): AsyncGenerator<Uint8Array, void> {
  if (audio) yield* await audio.read();
};
