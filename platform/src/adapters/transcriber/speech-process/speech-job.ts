import { TranscriberFault, type Audio } from '#ports/transcriber.ts';
import type { SpeechOrder, SpeechReport, SpeechResult, SpeechTask } from './speech-messages.ts';

export type SpeechRequest = Readonly<{
  task: SpeechTask;
  audio: Audio;
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}>;
/** The pipe to the program; `kill` when it does not answer any more. */
export type SpeechLine = Readonly<{ job: number; send: (order: SpeechOrder) => void; kill: () => void }>;
export type SpeechJob = Readonly<{
  result: Promise<SpeechResult>;
  receive: (report: SpeechReport) => void;
  fail: (fault: unknown) => void;
}>;

/** One job of the speech program: passes it the sound on request, and fails when it takes too long. */
export const createSpeechJob = (request: SpeechRequest, line: SpeechLine): SpeechJob => {
  const { audio, signal } = request;
  const { job, send, kill } = line;
  const { promise: result, resolve, reject } = Promise.withResolvers<SpeechResult>();
  const chunks = chunksOf(audio);
  const deadline = createSpeechDeadline(() => {
    fail(new TranscriberFault('no-answer-in-time', 'The speech engine did not answer in time.', 0));
    kill();
  });
  const abort = (): void => fail(signal?.reason);
  const cleanUp = (): void => {
    deadline.clear();
    signal?.removeEventListener('abort', abort);
    void chunks.return();
  };
  const fail = (fault: unknown): void => {
    cleanUp();
    send({ kind: 'stop', job });
    reject(fault);
  };
  const done = (answer: SpeechResult): void => {
    cleanUp();
    resolve(answer);
  };
  const sendChunk = (): void =>
    void chunks
      .next()
      .then(({ done: ended, value }) => send({ kind: 'bytes', job, chunk: ended ? null : value }), fail);
  const receive = prepareReceive({ onProgress: request.onProgress, deadline, sendChunk, done, fail });

  signal?.addEventListener('abort', abort, { once: true });
  send({ kind: 'begin', job, bytes: audio.bytes, task: request.task });
  if (signal?.aborted) abort();
  return { result, receive, fail };
};

type Receiver = Pick<SpeechRequest, 'onProgress'> &
  Readonly<{
    deadline: SpeechDeadline;
    sendChunk: () => void;
    done: (result: SpeechResult) => void;
    fail: (fault: unknown) => void;
  }>;
type Reports = { readonly [Kind in SpeechReport['kind']]: (report: Extract<SpeechReport, { kind: Kind }>) => void };

const prepareReceive = ({ onProgress, deadline, sendChunk, done, fail }: Receiver) => {
  const show = rising(onProgress);
  const reports: Reports = {
    more: sendChunk,
    progress: ({ percent, heardMs }) => {
      deadline.extend(heardMs);
      show(percent);
    },
    done: ({ result }) => {
      show(100);
      done(result);
    },
    unreadable: ({ reason, message }) => fail(new TranscriberFault(reason, message)),
    failed: ({ message }) => fail(new TranscriberFault('engine-died', `The speech engine failed: ${message}`, 0)),
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

const chunksOf = async function* (audio: Audio): AsyncGenerator<Uint8Array, void> {
  yield* await audio.read();
};

/** How long a job may take: a base time plus a multiple of the length of the processed sound. */
const baseMs = 120_000;
const audioFactor = 5;

/** Calls `giveUp` when the job takes too long for the progress it makes. */
const createSpeechDeadline = (giveUp: () => void) => {
  const startedAt = performance.now();
  let timer = setTimeout(giveUp, baseMs);
  return {
    extend: (heardMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, startedAt + baseMs + audioFactor * heardMs - performance.now());
    },
    clear: (): void => clearTimeout(timer),
  };
};
type SpeechDeadline = ReturnType<typeof createSpeechDeadline>;
