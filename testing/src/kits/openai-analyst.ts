import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createLanguageModelAnalyst } from '@ecrin/platform/adapters/analyst/language-model-analyst.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';

/** An analyst by a model behind an endpoint. */
export const openaiAnalyst = (provider: AiProvider, writingModel: string): Analyst => {
  const { engine, writing } = createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null });
  if (writing === null) throw new Error('an endpoint with a model writes');
  return createLanguageModelAnalyst({ engine, writing });
};
