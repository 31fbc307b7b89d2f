import { similarity } from '../vectors.ts';
import type { Features } from './features.ts';

/** One row of weights a class: of the vector, of the words, and the bias. */
export type Regression = Readonly<{ dimensions: number; classes: readonly Float32Array[] }>;

/** What the known words of a text weigh in a class. */
const wordsIn = (row: Float32Array, dimensions: number, { places, weights }: Features): number => {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (row[dimensions + (places[at] ?? 0)] ?? 0) * (weights[at] ?? 0);
  return sum;
};

const logitsOf = ({ dimensions, classes }: Regression, features: Features): Float64Array =>
  Float64Array.from(
    classes,
    (row) => (row.at(-1) ?? 0) + similarity(features.vector, row) + wordsIn(row, dimensions, features),
  );

export const softmax = (logits: Float64Array): Float64Array => {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** How probable each class is. */
export const probabilitiesOf = (regression: Regression, features: Features): Float64Array =>
  softmax(logitsOf(regression, features));

export type Example = Readonly<{ features: Features; label: number }>;
export type Training = Readonly<{
  classes: number;
  /** Of the vector, and of known words. */
  dimensions: number;
  words: number;
  /** Between pieces of some milliseconds. */
  pause: () => Promise<void>;
}>;

const rounds = 120;
const step = 0.15;
/** Of the squared weights. */
const penalty = 0.25;

// Plain loops: iterators take several times as long, and this is all the time of a training.

const addVector = (row: Float64Array, vector: Float32Array, factor: number): void => {
  for (let at = 0; at < vector.length; at += 1) row[at] = (row[at] ?? 0) + factor * (vector[at] ?? 0);
};
const addWords = (row: Float64Array, { vector, places, weights }: Features, factor: number): void => {
  for (let at = 0; at < places.length; at += 1) {
    const place = vector.length + (places[at] ?? 0);
    row[place] = (row[place] ?? 0) + factor * (weights[at] ?? 0);
  }
};

const addExample = (slopes: readonly Float64Array[], features: Features, errors: Float64Array): void =>
  slopes.forEach((row, label) => {
    const error = errors[label] ?? 0;
    addVector(row, features.vector, error);
    addWords(row, features, error);
    row[row.length - 1] = (row.at(-1) ?? 0) + error;
  });

/** Examples between two pauses. */
const pieceSize = 100;

const slopesOf = async (
  regression: Regression,
  examples: readonly Example[],
  pause: Training['pause'],
): Promise<readonly Float64Array[]> => {
  const slopes = regression.classes.map((row) => Float64Array.from(row, (weight) => 2 * penalty * weight));
  for (const row of slopes) row[row.length - 1] = 0;
  for (const [at, { features, label }] of examples.entries()) {
    if (at % pieceSize === 0) await pause();
    const errors = probabilitiesOf(regression, features);
    errors[label] = (errors[label] ?? 0) - 1;
    addExample(slopes, features, errors);
  }
  return slopes;
};

/** One step of Adam for one row. */
const advance = (row: Float32Array, slopes: Float64Array, { mean, square, round }: Momentum): void => {
  for (let at = 0; at < row.length; at += 1) {
    const slope = slopes[at] ?? 0;
    const first = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
    const second = 0.99 * (square[at] ?? 0) + 0.01 * slope * slope;
    [mean[at], square[at]] = [first, second];
    row[at] = (row[at] ?? 0) - (step * first) / (1 - 0.9 ** round) / (Math.sqrt(second / (1 - 0.99 ** round)) + 1e-8);
  }
};
type Momentum = Readonly<{ mean: Float64Array; square: Float64Array; round: number }>;

/** Multinomial logistic regression on all examples at once: the same examples give the same weights. */
export const trainRegression = async (
  examples: readonly Example[],
  { classes, dimensions, words, pause }: Training,
): Promise<Regression> => {
  const length = dimensions + words + 1;
  const regression = { dimensions, classes: Array.from({ length: classes }, () => new Float32Array(length)) };
  const [means, squares] = [0, 1].map(() => regression.classes.map(() => new Float64Array(length)));
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = await slopesOf(regression, examples, pause);
    regression.classes.forEach((row, label) => {
      const [slope, mean, square] = [slopes[label], means?.[label], squares?.[label]];
      if (slope && mean && square) advance(row, slope, { mean, square, round });
    });
  }
  return regression;
};
