import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { AudioMeasure } from '#ports/transcriber.ts';
import { toMs } from '../decoding/sample-rate.ts';
import type { HeardSegment } from '../speech-process/speech-messages.ts';
import { createVoiceActivity, type Utterance } from './voice-activity.ts';
import { createWaveform } from './waveform.ts';
import type { Whisper } from './whisper.ts';

type Sound = AsyncIterable<Float32Array>;
/** Called now and then with how much sound has been processed; after an utterance also with the share of the decoded sound that is transcribed, 0…1. */
type OnProgress = (processedMs: number, transcribed?: number) => void;

type OnUtterance = (utterance: Utterance) => void;

/** Measures a sound without transcribing it. `onUtterance`: called for each stretch of speech once it has closed, the same that would be transcribed. */
export const measureSound = async (
  sound: Sound,
  onProgress: OnProgress,
  onUtterance: OnUtterance = () => undefined,
): Promise<AudioMeasure> => {
  const [voice, waveform] = [createVoiceActivity(), createWaveform()];
  let length = 0;
  for await (const samples of sound) {
    length += samples.length;
    waveform.push(samples);
    voice.push(samples).forEach(onUtterance);
    onProgress(toMs(length));
  }
  voice.end().forEach(onUtterance);
  return { durationMs: toMs(length), speechMs: Math.min(toMs(length), toMs(voice.spoken())), peaks: waveform.peaks() };
};

/** Transcribes a sound; without speech the model is not called. */
export const transcribeSound = async (
  sound: Sound,
  onProgress: OnProgress,
  { whisper, language }: Readonly<{ whisper: Whisper; language: Language }>,
): Promise<readonly HeardSegment[]> => {
  const segments: HeardSegment[] = [];
  for await (const utterances of utterancesIn(sound)) {
    for (const utterance of utterances.found) {
      segments.push(...(await whisper.transcribe(utterance, language)));
      const endMs = toMs(utterance.start + utterance.samples.length);
      onProgress(endMs, endMs / Math.max(1, utterances.processedMs));
    }
    onProgress(utterances.processedMs);
  }
  return segments;
};

const utterancesIn = async function* (
  sound: Sound,
): AsyncGenerator<{ found: readonly Utterance[]; processedMs: number }> {
  const voice = createVoiceActivity();
  let length = 0;
  for await (const samples of sound) {
    length += samples.length;
    yield { found: voice.push(samples), processedMs: toMs(length) };
  }
  yield { found: voice.end(), processedMs: toMs(length) };
};
