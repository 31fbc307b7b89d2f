import { unitVector } from '@ecrin/platform/adapters/language/unit-vector.ts';
import { createConceptEmbedding } from '@ecrin/testing/fakes/concept-embedding.ts';
import { describe, expect, it } from 'vitest';
import { createMeaningSearch } from '#passages/search-by-meaning.ts';
import { openPassages, wrote } from './passages.fixtures.ts';

/** What a text is about, what it is not about, and what all texts share. */
const directions: Readonly<Record<string, readonly number[]>> = {
  xylophone: [1, 0, 1],
  'Un peu de musique.': [0.1, 1, 0],
  'Un concert de xylophone.': [1, 0.2, 0],
};
const vectorOf = (text: string) => {
  const banal = /journée/u.test(text) ? [0, 1, 0] : [0, 0, 1];
  return unitVector([...(directions[text] ?? banal)]) ?? new Float32Array();
};

const searchAmong = async (model: string, contents: readonly string[]) => {
  const embedding = {
    ...createConceptEmbedding([], model),
    embed: async ({ texts }: Readonly<{ texts: readonly string[] }>) => ({
      vectors: texts.map(vectorOf),
      usage: { inputTokens: null, outputTokens: null, seconds: 0 },
    }),
  };
  const passages = await openPassages(embedding);
  const ids = contents.map((_content, at) => `t${at}`);
  for (const [at, content] of contents.entries()) await passages.record(`t${at}`, wrote(`t${at}`, content));
  passages.place();
  await passages.placed(...ids);
  const meaning = createMeaningSearch({ models: passages.embedded.models, embedding: async () => embedding });
  const found = (await meaning.find('anne', 'xylophone')) ?? [];
  await passages.dispose();
  return found.filter(({ isNear }) => isNear).map(({ thoughtId }) => contents[ids.indexOf(thoughtId)]);
};

const banal = Array.from({ length: 8 }, (_none, at) => `Une journée comme les autres, la ${at}e.`);

describe('what is near by meaning', () => {
  it('is nothing below the floor of the model, although one thought stands out', async () =>
    expect(await searchAmong('multilingual-e5-small', ['Un peu de musique.', ...banal])).toEqual([]));
  it('is what lies above it', async () =>
    expect(await searchAmong('multilingual-e5-small', ['Un concert de xylophone.', ...banal])).toEqual([
      'Un concert de xylophone.',
    ]));
  it('is what stands out where the scores of a model are not known', async () =>
    expect(await searchAmong('another', ['Un peu de musique.', ...banal])).toEqual(['Un peu de musique.']));
});
