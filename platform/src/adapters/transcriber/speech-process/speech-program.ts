import { createSerialQueue } from '#concurrency/serial-queue.ts';
import { decodeAudio } from '../decoding/decode-audio.ts';
import { measureSound, transcribeSound } from '../recognition/analyse-sound.ts';
import { loadWhisper, type Whisper } from '../recognition/whisper.ts';
import { createPullSource, type PullSource } from './pull-source.ts';
import { speechFailure } from './speech-failure.ts';
import type { SpeechOrder, SpeechReport, SpeechResult } from './speech-messages.ts';

// A separate program: a crash in native code or a decoder that hangs does not affect the server. Sound comes in and words go out
// as messages only; no speech is ever written to disk here.

type Begin = Extract<SpeechOrder, { kind: 'begin' }>;

const report = (message: SpeechReport): void => void process.send?.(message);
const sources = new Map<number, PullSource>();
const transcribing = createSerialQueue();
let loaded: Whisper | null = null;

const whisperIn = (dir: string): Whisper => {
  if (loaded?.dir !== dir) loaded = loadWhisper(dir);
  return loaded;
};

const perform = async ({ job, bytes, task }: Begin, source: PullSource): Promise<SpeechResult> => {
  let decoded = 0;
  const sound = decodeAudio(source, (length) => {
    decoded += length;
  });
  const heard = (heardMs: number): void =>
    report({ kind: 'progress', job, heardMs, percent: Math.min(99, Math.floor((100 * decoded) / Math.max(1, bytes))) });
  if (task.kind === 'measure') return { kind: 'measured', measure: await measureSound(sound, heard) };
  return transcribing(async () => {
    const whisper = whisperIn(task.modelDir);
    return {
      kind: 'transcribed',
      model: whisper.model,
      segments: await transcribeSound(sound, heard, { whisper, language: task.language }),
    };
  });
};

const begin = async (order: Begin): Promise<void> => {
  const { job } = order;
  const source = createPullSource(() => report({ kind: 'more', job }));
  sources.set(job, source);
  const outcome = await perform(order, source).then(
    (result): SpeechReport => ({ kind: 'done', job, result }),
    (fault: unknown) => speechFailure(job, fault),
  );
  sources.delete(job);
  report(outcome);
};

process.on('message', (order: SpeechOrder) => {
  if (order.kind === 'begin') void begin(order);
  else if (order.kind === 'bytes') sources.get(order.job)?.give(order.chunk);
  else sources.get(order.job)?.stop(new Error('stopped'));
});
process.on('disconnect', () => process.exit());
