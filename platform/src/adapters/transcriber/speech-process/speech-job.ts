import { TranscriberFault, type Audio } from '#ports/transcriber.ts';
import { createSpeechDeadline } from './speech-deadline.ts';
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

/** One piece of work given to the speech program: hands it the sound as it asks, and watches over its time. */
export const createSpeechJob = (
  { task, audio, onProgress, signal }: SpeechRequest,
  { job, send, kill }: SpeechLine,
): SpeechJob => {
  const { promise: result, resolve, reject } = Promise.withResolvers<SpeechResult>();
  const chunks = chunksOf(audio);
  const show = rising(onProgress);
  const patience = createSpeechDeadline(() => {
    fail(new TranscriberFault('no-answer-in-time', 'The speech engine did not answer in time.', 0));
    kill();
  });
  const abort = (): void => fail(signal?.reason);
  const leave = (): void => {
    patience.over();
    signal?.removeEventListener('abort', abort);
    void chunks.return();
  };
  const fail = (fault: unknown): void => {
    leave();
    send({ kind: 'stop', job });
    reject(fault);
  };

  const answer: { readonly [Kind in SpeechReport['kind']]: (report: Extract<SpeechReport, { kind: Kind }>) => void } = {
    more: () =>
      void chunks.next().then(({ done, value }) => send({ kind: 'bytes', job, chunk: done ? null : value }), fail),
    progress: ({ percent, heardMs }) => {
      patience.gotTo(heardMs);
      show(percent);
    },
    done: (report) => {
      leave();
      show(100);
      resolve(report.result);
    },
    unreadable: ({ reason, message }) => fail(new TranscriberFault(reason, message)),
    failed: ({ message }) => fail(new TranscriberFault('engine-died', `The speech engine failed: ${message}`, 0)),
  };

  signal?.addEventListener('abort', abort, { once: true });
  send({ kind: 'begin', job, bytes: audio.bytes, task });
  if (signal?.aborted) abort();
  return { result, receive: (report) => (answer[report.kind] as (report: SpeechReport) => void)(report), fail };
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
