import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import type { ConsentWall } from '@ecrin/platform/consent/consent-wall.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

type Parts = Readonly<{ clock: Clock; closing: Closing; wall: ConsentWall | null }>;

/** The endpoint of models; null where none is named: then its SDK is not loaded. */
export const chooseProvider = async (
  { AI_BASE_URL, AI_API_KEY }: Pick<SharedConfig, 'AI_BASE_URL' | 'AI_API_KEY'>,
  { clock, closing, wall }: Parts,
): Promise<AiProvider | null> => {
  if (!AI_BASE_URL || !wall) return null;
  const { openAiProvider } = await import('@ecrin/platform/adapters/ai-provider/ai-provider.ts');
  const provider = openAiProvider({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY ?? null, clock, wall });
  closing.add('provider', provider.close);
  return provider;
};
