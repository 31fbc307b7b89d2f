import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { apart } from '#adapters/analyst/labels/features.ts';
import {
  classifyLabels,
  readLabelClassifier,
  writeLabelClassifier,
} from '#adapters/analyst/labels/label-classifier.ts';
import type { LabelledThought } from '#adapters/analyst/labels/labelled-thoughts.ts';
import { trainLabelClassifier } from '#adapters/analyst/labels/train-label-classifier.ts';

// Texts without known words: only their vectors tell.
const directions: readonly (readonly [Mood | null, Category])[] = [
  ['happy', 'personal'],
  ['sad', 'work'],
  [null, 'idea'],
];
/** All point in about one direction, as vectors of the model do; `doubt`: how much of another direction there is. */
const vectorLike = (direction: number, doubt = 0): Float32Array =>
  Float32Array.from([8, 0, 0, 0], (number, at) => {
    if (at === direction + 1) return 1 - doubt;
    return at === ((direction + 1) % 3) + 1 ? doubt : number;
  });
const trainingSet = (each: number) => {
  const placed = Array.from({ length: each * 3 }, (_none, at) => {
    const [mood, category] = directions[at % 3] ?? [null, 'idea'];
    const thought: LabelledThought = { text: `mot${at}`, language: at % 2 ? 'fr' : 'en', mood, category };
    return { thought, vector: vectorLike(at % 3, (at % 7) / 30) };
  });
  return {
    thoughts: placed.map(({ thought }) => thought),
    vectors: placed.map(({ vector }) => vector),
    pause: async () => {},
  };
};
const asked = (direction: number, doubt = 0) => ({
  text: 'une phrase',
  language: 'fr' as const,
  vector: vectorLike(direction, doubt),
});

describe('a classifier of moods and categories', async () => {
  const classifier = await trainLabelClassifier(trainingSet(40));

  it('gives the labels of the thoughts a text is like', () =>
    expect(classifyLabels(classifier, asked(1))).toEqual({
      mood: { label: 'sad', isOwn: false },
      category: { label: 'work', isOwn: false },
    }));
  it('gives no mood to what is neutral', () =>
    expect(classifyLabels(classifier, asked(2))).toEqual({ mood: null, category: { label: 'idea', isOwn: false } }));
  it('gives nothing where it is in doubt', () => {
    const { mood } = classifyLabels(
      { ...classifier, mood: { ...classifier.mood, thresholds: { fr: 0.99, en: 0 } } },
      asked(0, 0.5),
    );
    expect(mood).toBeNull();
  });
  it('knows words beside vectors', async () => {
    const set = trainingSet(40);
    const thoughts = set.thoughts.map((thought) => ({ ...thought, text: `la ${thought.mood ?? 'rien'} fois` }));
    const byWords = await trainLabelClassifier({
      ...set,
      thoughts,
      vectors: set.vectors.map(() => vectorLike(0, 0.3)),
    });
    const same = { language: 'fr' as const, vector: vectorLike(0, 0.3) };
    expect(classifyLabels(byWords, { ...same, text: 'Si SAD aujourd’hui' }).mood?.label).toBe('sad');
    expect(classifyLabels(byWords, { ...same, text: 'Si happy aujourd’hui' }).mood?.label).toBe('happy');
  });
  it('is the same text for the same thoughts, and the same classifier when it is read again', async () => {
    const text = writeLabelClassifier(classifier);
    expect(writeLabelClassifier(await trainLabelClassifier(trainingSet(40)))).toBe(text);
    for (const direction of [0, 1, 2])
      expect(classifyLabels(readLabelClassifier(text), asked(direction, 0.2))).toEqual(
        classifyLabels(classifier, asked(direction, 0.2)),
      );
  });

  it('follows the label a person set for a thought that is alike, where it is in doubt, and says so', () => {
    const doubtful = { ...classifier, mood: { ...classifier.mood, thresholds: { fr: 0.9, en: 0.9 } } };
    const vector = apart(vectorLike(1, 0.5), classifier.vocabulary.centre);
    const own = { mood: [{ vector, label: 'sad' as const }], category: [] };
    expect(classifyLabels(doubtful, asked(1, 0.5)).mood).toBeNull();
    expect(classifyLabels(doubtful, asked(1, 0.5), own).mood).toEqual({ label: 'sad', isOwn: true });
    expect(classifyLabels(classifier, asked(0), own).mood).toEqual({ label: 'happy', isOwn: false });
  });
  it('gives none where the person took it away', () => {
    const vector = apart(vectorLike(1, 0.4), classifier.vocabulary.centre);
    expect(
      classifyLabels(classifier, asked(1, 0.4), { mood: [{ vector, label: null }], category: [] }).mood,
    ).toBeNull();
  });
});
