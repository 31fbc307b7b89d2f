import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { createOpenaiTranscriber } from '@ecrin/platform/adapters/transcriber/openai-transcriber.ts';
import { createSpeechModel } from '@ecrin/platform/adapters/transcriber/speech-model.ts';
import type { AudioProbe, Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { Closing } from '#closing.ts';
import type { WorkflowsConfig } from '#config/config.ts';
import type { Analysts } from './choose-analyst.ts';
import type { Language } from './open-language.ts';

/** `speechModel`: null where a provider transcribes. */
export type Engines = Analysts &
  Readonly<{
    transcriber: Transcriber;
    probe: AudioProbe;
    speechModel: (() => PublishedModelState) | null;
  }>;
type Parts = Readonly<{
  dir: string;
  language: Language;
  closing: Closing;
  log: Pick<Log, 'warn'>;
}>;

/** The transcriber, besides the analyst: a provider's model where one is named, else this machine. Audio is always measured here. */
export const chooseEngines = (config: WorkflowsConfig, parts: Parts): Engines => {
  const { provider, analyst, localAnalyst } = parts.language;
  const { TRANSCRIPTION_MODEL } = config;
  return {
    analyst,
    localAnalyst,
    ...(provider && TRANSCRIPTION_MODEL
      ? remoteTranscription(provider, TRANSCRIPTION_MODEL, parts)
      : localTranscription(config, parts)),
  };
};

type TranscriptionEngines = Pick<Engines, 'transcriber' | 'probe' | 'speechModel'>;

const remoteTranscription = (provider: AiProvider, model: string, { closing }: Parts): TranscriptionEngines => {
  const local = createLocalTranscriber({ modelDir: () => null, delay: () => 'model-missing' });
  closing.add('speech', local.close);
  return { transcriber: createOpenaiTranscriber({ provider, model }), probe: local.probe, speechModel: null };
};

const localTranscription = (
  { SPEECH_MODEL_DIR, SPEECH_MODEL_URL, SPEECH_MODEL_SHA256 }: WorkflowsConfig,
  { dir, closing, log, language }: Parts,
): TranscriptionEngines => {
  const model = createSpeechModel({
    givenDir: SPEECH_MODEL_DIR ?? null,
    url: SPEECH_MODEL_URL,
    dir: join(dir, 'speech-model'),
    sha256: SPEECH_MODEL_SHA256 ?? null,
    onMissing: (reason) => log.warn({ reason }, 'there is no speech model: recordings wait'),
  });
  closing.add('speech model', model.close);
  const local = createLocalTranscriber({ modelDir: model.path, delay: model.delay, processor: language.processor });
  closing.add('speech', local.close);
  return { transcriber: local.transcriber, probe: local.probe, speechModel: model.state };
};
