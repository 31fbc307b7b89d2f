import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';

/** Thousands of passages take minutes: their vectors are kept between runs, by model. */
const fileOf = (model: string): string => join(tmpdir(), `ecrin-help-vectors-${model}.json`);

const encode = (vector: Float32Array): string =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
const decode = (text: string): Float32Array => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

const page = 100;

/** An embedding model of this machine that remembers. `modelFile`: a GGUF file. */
export const openCachedEmbedding = async (
  modelFile: string,
): Promise<Embedding & Readonly<{ close: () => Promise<void> }>> => {
  const engine = createLocalLanguageEngine({ modelFile });
  const embedding = await engine.embedding();
  const file = fileOf(embedding.model);
  const known = new Map<string, string>(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
  const learn = async (texts: readonly string[]): Promise<void> => {
    const { vectors } = await embedding.embed({ texts, kind: 'query', ownerId: 'bench' });
    vectors.forEach((vector, at) => known.set(texts[at] ?? '', encode(vector)));
  };
  return {
    model: embedding.model,
    embed: async ({ texts }) => {
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      for (let from = 0; from < missing.length; from += page) await learn(missing.slice(from, from + page));
      return {
        vectors: texts.map((text) => decode(known.get(text) ?? '')),
        usage: { inputTokens: 0, outputTokens: 0, seconds: 0 },
      };
    },
    close: async () => {
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
      await engine.close();
    },
  };
};
