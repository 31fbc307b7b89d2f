import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import {
  createSpeechModel,
  type SpeechModelState,
} from '@ecrin/platform/adapters/transcriber/model-download/speech-model.ts';
import { createOpenaiTranscriber } from '@ecrin/platform/adapters/transcriber/openai-transcriber.ts';
import type { AudioProbe, Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { Closing } from '#closing.ts';
import type { WorkflowsConfig } from '#config/config.ts';
import type { AnalystEngines } from './choose-analyst.ts';

/** `speechModel`: null where a provider transcribes. */
export type Engines = AnalystEngines &
  Readonly<{ transcriber: Transcriber; probe: AudioProbe; speechModel: (() => SpeechModelState) | null }>;
type Parts = Readonly<{ dir: string; understanding: AnalystEngines; closing: Closing; log: Pick<Log, 'warn'> }>;

/** The transcriber, besides the analyst: a provider's model where one is named, else this machine. Audio is always measured here. */
export const chooseEngines = (config: WorkflowsConfig, parts: Parts): Engines => {
  const {
    understanding,
    understanding: { provider },
  } = parts;
  const { TRANSCRIPTION_MODEL } = config;
  return {
    ...understanding,
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
  { dir, closing, log }: Parts,
): TranscriptionEngines => {
  const model = createSpeechModel({
    givenDir: SPEECH_MODEL_DIR ?? null,
    url: SPEECH_MODEL_URL,
    dir: join(dir, 'speech-model'),
    sha256: SPEECH_MODEL_SHA256 ?? null,
    onMissing: (reason) => log.warn({ reason }, 'the speech model could not be downloaded'),
  });
  closing.add('speech model', model.close);
  const local = createLocalTranscriber({ modelDir: model.dir, delay: model.delay });
  closing.add('speech', local.close);
  return { transcriber: local.transcriber, probe: local.probe, speechModel: model.state };
};
