import { describe, expect, it, vi } from 'vitest';
import { createExamplesAnalyst } from '#adapters/analyst/examples-analyst.ts';
import { englishExamples } from '#adapters/analyst/examples/english-examples.ts';
import { frenchExamples } from '#adapters/analyst/examples/french-examples.ts';
import { createLocalAnalyst } from '#adapters/analyst/local-analyst.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';

const labels = new Map(
  [...frenchExamples, ...englishExamples].map(([mood, category, text]) => [text, `${mood} ${category}`]),
);
const directions = [...new Set(labels.values())];

/** Texts with the same mood and category have the same vector; an unknown text that of `like`. */
const embeddingLike = (like: string) =>
  vi.fn<Embedding['embed']>(async ({ texts }) => ({
    vectors: texts.map((text) => {
      const vector = new Float32Array(directions.length);
      vector[directions.indexOf(labels.get(text) ?? like)] = 1;
      return vector;
    }),
    usage: { inputTokens: null, outputTokens: null, seconds: 0 },
  }));
const analystWith = (embed: Embedding['embed'] | null) =>
  createExamplesAnalyst({ embedding: async () => embed && { model: 'e5', embed }, words: createLocalAnalyst() });
const request = { text: 'Une phrase que personne n’a écrite. Et une autre.', language: 'fr', ownerId: 'anne' } as const;

describe('an analyst by labelled examples', () => {
  it('gives the mood and category of the examples a thought is like, and names its model', async () => {
    const understood = await analystWith(embeddingLike('stressed work')).understand(request);
    expect(understood).toMatchObject({ mood: 'stressed', category: 'work', engine: 'local', model: 'e5' });
  });
  it('places its examples once, then each thought with its nouns', async () => {
    const embed = embeddingLike('calm personal');
    const analyst = analystWith(embed);
    await analyst.understand(request);
    await analyst.understand(request);
    expect(embed.mock.calls.map(([{ texts }]) => texts.length)).toEqual([192, 2, 2]);
  });
  it('leaves a thought to word lists while there is no model', async () =>
    expect(await analystWith(null).understand({ ...request, text: 'Je suis triste, si triste.' })).toMatchObject({
      mood: 'sad',
      model: 'word-lists',
    }));
  it('tries once more when the engine ended meanwhile', async () => {
    const embed = embeddingLike('calm personal');
    embed.mockRejectedValueOnce(new LanguageFault('unavailable', 'the embedding engine ended', 0));
    expect(await analystWith(embed).understand(request)).toMatchObject({ model: 'e5', mood: 'calm' });
  });
  it('leaves a thought to them when it ends again, and tries the model with the next one', async () => {
    const embed = embeddingLike('calm personal');
    for (let times = 0; times < 2; times += 1)
      embed.mockRejectedValueOnce(new LanguageFault('unavailable', 'the embedding engine ended', 0));
    const analyst = analystWith(embed);
    expect(await analyst.understand(request)).toMatchObject({ model: 'word-lists' });
    expect(await analyst.understand(request)).toMatchObject({ model: 'e5', mood: 'calm' });
  });
  it('is ended by the caller’s signal', async () => {
    const reason = new Error('too late');
    const embed = embeddingLike('calm personal').mockRejectedValue(reason);
    await expect(analystWith(embed).understand(request)).rejects.toBe(reason);
  });
});
