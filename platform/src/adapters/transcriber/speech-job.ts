import { TranscriberFault, type Audio } from '../../ports/transcriber.ts';
import type { SpeechOrder, SpeechReport, SpeechResult, SpeechTask } from './speech-messages.ts';

/** What a job may take: this long to begin with, and so many times the sound it has gone through. */
const patience = { beginMs: 120_000, timesHeard: 5 };

export type SpeechRequest = Readonly<{
  task: SpeechTask;
  audio: Audio;
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}>;
/** The pipe to the program; `kill` when it does not answer any more. */
export type SpeechLine = Readonly<{ job: number; send: (order: SpeechOrder) => void; kill: () => void }>;
export type SpeechJob = Readonly<{ result: Promise<SpeechResult>; receive: (report: SpeechReport) => void; fail: (fault: unknown) => void }>;

/** One piece of work given to the speech program: hands it the sound as it asks, and watches over its time. */
export const createSpeechJob = ({ task, audio, onProgress, signal }: SpeechRequest, { job, send, kill }: SpeechLine): SpeechJob => {
  const { promise: result, resolve, reject } = Promise.withResolvers<SpeechResult>();
  const begun = performance.now();
  const chunks = chunksOf(audio);
  let shown = 0;

  const giveUp = (): void => {
    fail(new TranscriberFault('no-answer-in-time', 'The speech engine did not answer in time.', 0));
    kill();
  };
  let overdue = setTimeout(giveUp, patience.beginMs);
  const abort = (): void => fail(signal?.reason);

  const leave = (): void => {
    clearTimeout(overdue);
    signal?.removeEventListener('abort', abort);
    void chunks.return();
  };
  const fail = (fault: unknown): void => {
    leave();
    send({ kind: 'stop', job });
    reject(fault);
  };
  const succeed = (outcome: SpeechResult): void => {
    leave();
    onProgress?.(100);
    resolve(outcome);
  };

  const give = (): void =>
    void chunks.next().then(({ done, value }) => send({ kind: 'bytes', job, chunk: done ? null : value }), fail);
  const advance = (percent: number, heardMs: number): void => {
    clearTimeout(overdue);
    overdue = setTimeout(giveUp, begun + patience.beginMs + patience.timesHeard * heardMs - performance.now());
    if (percent <= shown) return;
    shown = percent;
    onProgress?.(percent);
  };

  const receive = (report: SpeechReport): void => {
    if (report.kind === 'more') give();
    else if (report.kind === 'progress') advance(report.percent, report.heardMs);
    else if (report.kind === 'done') succeed(report.result);
    else if (report.kind === 'unreadable') fail(new TranscriberFault(report.reason, report.message));
    else fail(new TranscriberFault('engine-died', `The speech engine failed: ${report.message}`, 0));
  };

  signal?.addEventListener('abort', abort, { once: true });
  send({ kind: 'begin', job, bytes: audio.bytes, task });
  if (signal?.aborted) abort();
  return { result, receive, fail };
};

const chunksOf = async function* (audio: Audio): AsyncGenerator<Uint8Array, void> {
  yield* await audio.read();
};
