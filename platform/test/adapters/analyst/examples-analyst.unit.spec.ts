import { describe, expect, it, vi } from 'vitest';
import { createExamplesAnalyst, type OwnThought } from '#adapters/analyst/examples-analyst.ts';
import type { LabelClassifier } from '#adapters/analyst/labels/label-classifier.ts';
import { createLocalAnalyst } from '#adapters/analyst/local-analyst.ts';
import { LanguageFault, type Embedding } from '#ports/language-engine.ts';

/** Stressed work on the one side, calm privacy on the other. */
const classifier: LabelClassifier = {
  vocabulary: { centre: new Float32Array(2), words: new Map() },
  mood: {
    labels: ['stressed', 'calm', null],
    regression: {
      dimensions: 2,
      classes: [Float32Array.of(4, 0, 0), Float32Array.of(0, 4, 0), Float32Array.of(0, 0, 0)],
    },
    thresholds: { fr: 0.8, en: 0.8 },
  },
  category: {
    labels: ['work', 'personal'],
    regression: { dimensions: 2, classes: [Float32Array.of(4, 0, 0), Float32Array.of(0, 4, 0)] },
    thresholds: { fr: 0.8, en: 0.8 },
  },
};

const stressedWork = Float32Array.of(1, 0);
const calmPrivacy = Float32Array.of(0, 1);
/** Every text has the same vector. */
const embeddingOf = (vector: Float32Array) =>
  vi.fn<Embedding['embed']>(async ({ texts }) => ({
    vectors: texts.map(() => vector),
    usage: { inputTokens: null, outputTokens: null, seconds: 0 },
  }));
const analystWith = (embed: Embedding['embed'] | null, own: readonly OwnThought[] = [], trained = true) =>
  createExamplesAnalyst({
    embedding: async () => embed && { model: 'e5', embed },
    classifierOf: async () => (trained ? classifier : null),
    ownThoughts: async () => own,
    words: createLocalAnalyst(),
  });
const request = {
  text: 'Une phrase que personne n’a écrite. Et une autre.',
  language: 'fr',
  ownerId: 'anne',
  about: { kind: 'thought', id: 'this' },
} as const;

describe('an analyst by labelled examples', () => {
  it('gives the mood and category of its classifier, and names its model', async () =>
    expect(await analystWith(embeddingOf(stressedWork)).understand(request)).toMatchObject({
      mood: 'stressed',
      category: 'work',
      engine: 'local',
      model: 'e5',
      promptVersion: 'examples-4',
    }));
  it('gives no mood where the classifier is in doubt', async () =>
    expect((await analystWith(embeddingOf(Float32Array.of(0.7, 0.7))).understand(request)).mood).toBeNull());

  it('follows what the person set for a thought that is alike, and says of which label', async () => {
    const own = [{ thoughtId: 'other', text: 'Comme celle-ci.', mood: 'calm' }] as const;
    expect(await analystWith(embeddingOf(stressedWork), own).understand(request)).toMatchObject({
      mood: 'calm',
      category: 'work',
      promptVersion: 'examples-4+own-mood',
    });
  });
  it('does not compare a thought with itself', async () => {
    const own = [{ thoughtId: 'this', text: request.text, mood: 'calm' }] as const;
    expect(await analystWith(embeddingOf(stressedWork), own).understand(request)).toMatchObject({ mood: 'stressed' });
  });
  it('asks for the vectors of their thoughts once', async () => {
    const embed = embeddingOf(calmPrivacy);
    const analyst = analystWith(embed, [{ thoughtId: 'other', text: 'Comme celle-ci.', category: 'idea' }]);
    await analyst.understand(request);
    await analyst.understand(request);
    const asked = embed.mock.calls.flatMap(([{ texts }]) => texts);
    expect(asked.filter((text) => text === 'Comme celle-ci.')).toHaveLength(1);
  });

  it('leaves a thought to word lists while there is no model', async () =>
    expect(await analystWith(null).understand({ ...request, text: 'Je suis triste, si triste.' })).toMatchObject({
      mood: 'sad',
      model: 'word-lists',
    }));
  it('leaves a thought to word lists while its classifier is being trained', async () =>
    expect(await analystWith(embeddingOf(stressedWork), [], false).understand(request)).toMatchObject({
      model: 'word-lists',
    }));
  it('tries once more when the engine ended meanwhile', async () => {
    const embed = embeddingOf(calmPrivacy);
    embed.mockRejectedValueOnce(new LanguageFault('unavailable', 'the embedding engine ended', 0));
    expect(await analystWith(embed).understand(request)).toMatchObject({ model: 'e5', mood: 'calm' });
  });
  it('leaves a thought to them when it ends again, and tries the model with the next one', async () => {
    const embed = embeddingOf(calmPrivacy);
    for (let times = 0; times < 2; times += 1)
      embed.mockRejectedValueOnce(new LanguageFault('unavailable', 'the embedding engine ended', 0));
    const analyst = analystWith(embed);
    expect(await analyst.understand(request)).toMatchObject({ model: 'word-lists' });
    expect(await analyst.understand(request)).toMatchObject({ model: 'e5', mood: 'calm' });
  });
  it('is ended by the caller’s signal', async () => {
    const reason = new Error('too late');
    const embed = embeddingOf(calmPrivacy).mockRejectedValue(reason);
    await expect(analystWith(embed).understand(request)).rejects.toBe(reason);
  });
});
