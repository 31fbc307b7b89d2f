import type { AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import type { LanguageEngine } from '#ports/language-engine.ts';
import { embedByProvider } from './openai-embedding.ts';
import { completeJson } from './openai-json.ts';
import { streamText } from './openai-text.ts';

/** Models as the endpoint names them; null: none of that kind. */
type Parts = Readonly<{ provider: AiProvider; writingModel: string | null; embeddingModel: string | null }>;

/** Models behind an OpenAI-compatible endpoint. Their answers are treated as data. */
export const createOpenaiLanguageEngine = ({ provider, writingModel, embeddingModel }: Parts): LanguageEngine => ({
  engine: 'openai-compatible',
  writing: writingModel === null ? null : writingWith({ provider, model: writingModel }),
  embedding:
    embeddingModel === null
      ? null
      : { model: embeddingModel, embed: (request) => embedByProvider({ provider, model: embeddingModel }, request) },
});

const writingWith = (parts: Readonly<{ provider: AiProvider; model: string }>): LanguageEngine['writing'] => ({
  model: parts.model,
  json: (request) => completeJson(parts, request),
  text: (request) => streamText(parts, request),
});
