import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { createOpenaiAnalyst } from '@ecrin/platform/adapters/analyst/openai-analyst.ts';
import { openProvider, type Provider } from '@ecrin/platform/adapters/provider/provider.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { createOpenaiTranscriber } from '@ecrin/platform/adapters/transcriber/openai-transcriber.ts';
import type { Clock } from '@ecrin/platform/clock.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { AudioProbe, Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { Closing } from './closing.ts';
import type { WorkflowsConfig } from './config.ts';

export type Engines = Readonly<{ transcriber: Transcriber; probe: AudioProbe; analyst: Analyst }>;
type Parts = Readonly<{ clock: Clock; closing: Closing }>;

/** Who listens and who understands: a provider's model where one is named, else this machine. Sound is always measured here. */
export const chooseEngines = (config: WorkflowsConfig, { clock, closing }: Parts): Engines => {
  const { TRANSCRIPTION_MODEL, ANALYSIS_MODEL, SPEECH_MODEL_DIR } = config;
  const provider = providerOf(config, { clock, closing });
  const modelDir = SPEECH_MODEL_DIR ?? null;
  const local = createLocalTranscriber({ modelDir: () => modelDir, delay: () => (modelDir === null ? 'model-missing' : null) });
  closing.add('speech', local.close);

  return {
    probe: local.probe,
    transcriber: provider && TRANSCRIPTION_MODEL ? createOpenaiTranscriber({ provider, model: TRANSCRIPTION_MODEL }) : local.transcriber,
    analyst: provider && ANALYSIS_MODEL ? createOpenaiAnalyst({ provider, model: ANALYSIS_MODEL }) : createLocalAnalyst(),
  };
};

const providerOf = ({ AI_BASE_URL, AI_API_KEY }: WorkflowsConfig, { clock, closing }: Parts): Provider | null => {
  if (!AI_BASE_URL) return null;
  const provider = openProvider({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY ?? null, clock });
  closing.add('provider', provider.close);
  return provider;
};
