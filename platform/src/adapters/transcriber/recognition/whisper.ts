import { availableParallelism } from 'node:os';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import sherpa from 'sherpa-onnx-node';
import { sampleRateHz } from '../decoding/sample-rate.ts';
import type { HeardSegment } from '../speech-process/speech-messages.ts';
import { confidenceOf, cutCloser, isNoisy } from './second-pass.ts';
import { spokenSegments } from './spoken-segments.ts';
import type { Utterance } from './voice-activity.ts';
import { whisperFiles, type WhisperFiles } from './whisper-files.ts';

/** More than four threads gain little; the server needs the rest. */
const threads = Math.min(4, availableParallelism());

const configOf = ({ encoder, decoder, tokens }: WhisperFiles, language: Language) => ({
  featConfig: { sampleRate: sampleRateHz, featureDim: 80 },
  modelConfig: {
    whisper: {
      encoder,
      decoder,
      language,
      task: 'transcribe' as const,
      tailPaddings: -1,
      enableTokenTimestamps: 1 as const,
      enableSegmentTimestamps: 1 as const,
    },
    tokens,
    numThreads: threads,
    provider: 'cpu' as const,
    debug: 0 as const,
  },
});

export type Whisper = Readonly<{
  dir: string;
  model: string;
  /** One at a time: the language is a setting of the model. */
  transcribe: (utterance: Utterance, language: Language) => Promise<readonly HeardSegment[]>;
}>;

/** Loads a Whisper model. A damaged file ends the whole process, which is why it has its own process. */
export const loadWhisper = (dir: string): Whisper => {
  const files = whisperFiles(dir);
  if (files === null) throw new Error(`No Whisper model in ${dir}`);
  let current: Language = 'fr';
  const recognizer = new sherpa.OfflineRecognizer(configOf(files, current));
  const recognize = (samples: Float32Array) => {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ sampleRate: sampleRateHz, samples });
    return recognizer.decodeAsync(stream);
  };

  return {
    dir,
    model: files.model,
    transcribe: async ({ start, samples }, language) => {
      if (language !== current) recognizer.setConfig(configOf(files, language));
      current = language;
      const segments = spokenSegments(await recognize(samples), { start, end: start + samples.length });
      if (segments.length === 0 || !isNoisy(samples))
        return segments.map((segment) => ({ ...segment, confidence: null }));
      const { text } = await recognize(cutCloser(samples));
      return segments.map((segment) => ({ ...segment, confidence: confidenceOf(segment.text, text) }));
    },
  };
};
