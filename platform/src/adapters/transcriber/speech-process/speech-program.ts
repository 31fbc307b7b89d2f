import { watchMemory } from '#adapters/confined/memory-watch.ts';
import { decodeAudio, decodeGrowingAudio } from '../decoding/decode-audio.ts';
import { measureSound, transcribeSound } from '../recognition/analyse-sound.ts';
import type { Utterance } from '../recognition/voice-activity.ts';
import { loadWhisper, type Whisper } from '../recognition/whisper.ts';
import { createPullSource, type PullSource } from './pull-source.ts';
import { speechFailure } from './speech-failure.ts';
import type { SpeechAnswer, SpeechOrder, SpeechReport, SpeechResult, SpeechTask } from './speech-messages.ts';

// A separate program: a crash in native code or a decoder that hangs does not affect the server. Sound comes in and words go out
// as messages only; no speech is ever written to disk here.

type Begin = Extract<SpeechOrder, { kind: 'begin' }>;
type Hear = Extract<SpeechTask, { kind: 'hear' }>;

const report = (message: SpeechReport): void => void process.send?.(message);
const limitMemory = watchMemory();
let source: PullSource | null = null;
let loaded: Whisper | null = null;

const whisperIn = (dir: string): Whisper => {
  if (loaded?.dir !== dir) loaded = loadWhisper(dir);
  return loaded;
};

const perform = async ({ bytes, task }: Begin): Promise<SpeechResult> => {
  const whisper = 'modelDir' in task ? whisperIn(task.modelDir) : null;
  limitMemory();
  report({ kind: 'ready' });
  if (whisper !== null && task.kind === 'hear') return hear(whisper, task);
  source = createPullSource(() => report({ kind: 'more' }));
  if (task.kind === 'listen') return listen(source);
  let decoded = 0;
  const sound = decodeAudio(source, (length) => {
    decoded += length;
  });
  // Decoded is not yet transcribed: there is no progress within an utterance.
  const processed = (processedMs: number, transcribed = 0): void => {
    const share = (transcribed * decoded) / Math.max(1, bytes);
    report({ kind: 'progress', processedMs, percent: Math.min(99, Math.floor(100 * share)) });
  };
  if (whisper === null || task.kind !== 'transcribe')
    return { kind: 'measured', measure: await measureSound(sound, processed) };
  const segments = await transcribeSound(sound, processed, { whisper, language: task.language });
  return { kind: 'transcribed', model: whisper.model, segments };
};

const hear = async (whisper: Whisper, { utterance, language }: Hear): Promise<SpeechResult> => ({
  kind: 'transcribed',
  model: whisper.model,
  segments: await whisper.transcribe(utterance, language),
});

const reportProcessed = (processedMs: number): void => report({ kind: 'progress', processedMs, percent: 0 });
const reportUtterance = (utterance: Utterance): void => report({ kind: 'utterance', utterance });

const listen = async (growing: PullSource): Promise<SpeechResult> => ({
  kind: 'measured',
  measure: await measureSound(decodeGrowingAudio(growing), reportProcessed, reportUtterance),
});

const begin = async (order: Begin): Promise<void> => {
  const answer = await perform(order).then((result): SpeechAnswer => ({ kind: 'done', result }), speechFailure);
  source = null;
  report(answer);
};

process.on('message', (order: SpeechOrder) => {
  if (order.kind === 'begin') void begin(order);
  else source?.give(order.chunk);
});
process.on('disconnect', () => process.exit());
