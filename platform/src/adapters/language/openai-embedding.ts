import { z } from 'zod';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import type { Embedding, EmbedRequest } from '#ports/language-engine.ts';
import { askProvider, usageOf, type OpenaiModel } from './openai-request.ts';
import { unitVector } from './unit-vector.ts';

const embeddings = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
  usage: z.unknown().optional(),
});

/** The endpoint's interface knows no kinds: queries and passages are sent alike. */
export const embedByProvider = async (
  { provider, model }: OpenaiModel,
  { texts, ...caller }: EmbedRequest,
): ReturnType<Embedding['embed']> => {
  const startedAt = performance.now();
  if (texts.length === 0) return { vectors: [], usage: { inputTokens: 0, outputTokens: 0, seconds: 0 } };
  return askProvider(
    { provider, model },
    { ...caller, texts, fixed: 0, purpose: 'embedding' },
    async (client, options) => {
      const answer: unknown = await client.embeddings.create(
        { model, input: [...texts], encoding_format: 'float' },
        options,
      );
      const { data } = embeddings.safeParse(answer);
      const usage = usageOf(data?.usage, startedAt);
      return { vectors: vectorsOf(data?.data ?? [], texts.length), usage: { ...usage, outputTokens: 0 } };
    },
  );
};

type Numbered = z.infer<typeof embeddings>['data'];
/** In the order of the texts, all of the same size. Throws `ProviderFault` otherwise. */
const vectorsOf = (numbered: Numbered, count: number): readonly Float32Array[] => {
  const vectors = [...numbered]
    .sort((one, other) => one.index - other.index)
    .flatMap(({ index, embedding }, place) => (index === place ? (unitVector(embedding) ?? []) : []));
  if (vectors.length !== count || new Set(vectors.map(({ length }) => length)).size !== 1)
    throw new ProviderFault('unusable-answer', 'the answer does not hold one vector for each text');
  return vectors;
};
