import { openAiProvider, type AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createLanguageModelAnalyst } from '@ecrin/platform/adapters/analyst/language-model-analyst.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

/** `provider`: null where none is named. `localAnalyst`: for when `analyst` gives up. */
export type AnalystEngines = Readonly<{ provider: AiProvider | null; analyst: Analyst; localAnalyst: Analyst }>;
type AnalystConfig = Pick<SharedConfig, 'AI_BASE_URL' | 'AI_API_KEY' | 'ANALYSIS_MODEL'>;
type Parts = Readonly<{ clock: Clock; closing: Closing }>;

/** The analyst of thoughts: a provider's model where one is named, else this machine. */
export const chooseAnalyst = (config: AnalystConfig, parts: Parts): AnalystEngines => {
  const [localAnalyst, provider] = [createLocalAnalyst(), providerOf(config, parts)];
  const { ANALYSIS_MODEL: model } = config;
  return {
    provider,
    localAnalyst,
    analyst: (provider && model && analystOf(provider, model)) || localAnalyst,
  };
};

const analystOf = (provider: AiProvider, writingModel: string): Analyst | null => {
  const { engine, writing } = createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null });
  return writing && createLanguageModelAnalyst({ engine, writing });
};

const providerOf = ({ AI_BASE_URL, AI_API_KEY }: AnalystConfig, { clock, closing }: Parts): AiProvider | null => {
  if (!AI_BASE_URL) return null;
  const provider = openAiProvider({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY ?? null, clock });
  closing.add('provider', provider.close);
  return provider;
};
