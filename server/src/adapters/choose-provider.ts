import { openAiProvider, type AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

type Parts = Readonly<{ clock: Clock; closing: Closing }>;

/** The endpoint of models; null where none is named. */
export const chooseProvider = (
  { AI_BASE_URL, AI_API_KEY }: Pick<SharedConfig, 'AI_BASE_URL' | 'AI_API_KEY'>,
  { clock, closing }: Parts,
): AiProvider | null => {
  if (!AI_BASE_URL) return null;
  const provider = openAiProvider({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY ?? null, clock });
  closing.add('provider', provider.close);
  return provider;
};
