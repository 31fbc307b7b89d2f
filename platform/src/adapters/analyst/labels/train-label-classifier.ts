import type { Language } from '@ecrin/domain/kernel/language.ts';
import { categories, moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { featuresOf, vocabularyOf, type Features, type Vocabulary } from './features.ts';
import type { FieldClassifier, LabelClassifier } from './label-classifier.ts';
import type { LabelledThought } from './labelled-thoughts.ts';
import { probabilitiesOf, trainRegression, type Example, type Regression } from './softmax-regression.ts';

/** `vectors`: of the thoughts, in their order. `pause`: between pieces of some milliseconds. */
export type TrainingSet = Readonly<{
  thoughts: readonly LabelledThought[];
  vectors: readonly Float32Array[];
  pause: () => Promise<void>;
}>;

/** Of labels given to thoughts that a training did not see so many must be right. */
const leastRight = { mood: 0.9, category: 0.85 };
/** Each thought is judged once by a training without it and the others of its part. */
const parts = 4;

type Placed = Readonly<{ thought: LabelledThought; features: Features }>;
type Judged = Readonly<{ language: Language; probability: number; isRight: boolean; isNeutral: boolean }>;
type Labelling<Label> = Readonly<{
  labels: readonly (Label | null)[];
  labelOf: (thought: LabelledThought) => Label | null;
  least: number;
}>;

/** Moods and categories of an embedding model's vectors, and from which probability on they are given. */
export const trainLabelClassifier = async ({ thoughts, vectors, pause }: TrainingSet): Promise<LabelClassifier> => {
  const vocabulary = vocabularyOf(
    thoughts.map(({ text }) => text),
    vectors,
  );
  const placed = thoughts.flatMap((thought, at) => {
    const vector = vectors[at];
    return vector ? [{ thought, features: featuresOf(vocabulary, thought.text, vector) }] : [];
  });
  const train = trainerOf(vocabulary, pause);
  return {
    vocabulary,
    mood: await trainField(placed, train, {
      labels: [...moods, null],
      labelOf: ({ mood }) => mood,
      least: leastRight.mood,
    }),
    category: await trainField(placed, train, {
      labels: categories,
      labelOf: ({ category }) => category,
      least: leastRight.category,
    }),
  };
};

type Train = (examples: readonly Example[], classes: number) => Promise<Regression>;
const trainerOf =
  ({ centre, words }: Vocabulary, pause: TrainingSet['pause']): Train =>
  (examples, classes) =>
    trainRegression(examples, { classes, dimensions: centre.length, words: words.size, pause });

const trainField = async <Label>(
  placed: readonly Placed[],
  train: Train,
  { labels, labelOf, least }: Labelling<Label>,
): Promise<FieldClassifier<Label>> => {
  const examples = placed.map(({ thought, features }) => ({ features, label: labels.indexOf(labelOf(thought)) }));
  const judged: Judged[] = [];
  for (let part = 0; part < parts; part += 1) {
    const regression = await train(
      examples.filter((_example, at) => at % parts !== part),
      labels.length,
    );
    placed.forEach(({ thought, features }, at) => {
      if (at % parts !== part || thought.isClear) return;
      const probabilities = probabilitiesOf(regression, features);
      const best = probabilities.indexOf(Math.max(...probabilities));
      judged.push({
        language: thought.language,
        probability: probabilities[best] ?? 0,
        isRight: labels[best] === labelOf(thought),
        isNeutral: labels[best] === null,
      });
    });
  }
  const thresholdFor = (language: Language): number =>
    thresholdOf(
      judged.filter((one) => one.language === language && !one.isNeutral),
      least,
    );
  return {
    labels,
    regression: await train(examples, labels.length),
    thresholds: { fr: thresholdFor('fr'), en: thresholdFor('en') },
  };
};

/** The least probability from which on enough are right; 1, which gives none, where there is no such one. */
const thresholdOf = (judged: readonly Judged[], least: number): number => {
  const sorted = judged.toSorted((one, other) => other.probability - one.probability);
  let [right, threshold] = [0, 1];
  sorted.forEach(({ isRight, probability }, at) => {
    right += isRight ? 1 : 0;
    if (right >= least * (at + 1)) threshold = probability;
  });
  return threshold;
};
