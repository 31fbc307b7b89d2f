/** `weight`: how much it counts; `isCall`: what it is an example of. */
export type Sample = Readonly<{ vector: Float32Array; isCall: boolean; weight: number }>;
export type Logistic = Readonly<{ weights: Float64Array; bias: number }>;

const times = (one: Float64Array, other: Float32Array): number =>
  other.reduce((sum, value, at) => sum + value * (one[at] ?? 0), 0);

export const scoreOf = ({ weights, bias }: Logistic, vector: Float32Array): number => bias + times(weights, vector);

const rounds = 120;
const step = 0.08;

/** `to` and so many times `vector`. */
const add = (to: Float64Array, vector: Float32Array | Float64Array, factor: number): void => {
  for (let at = 0; at < vector.length; at += 1) to[at] = (to[at] ?? 0) + factor * (vector[at] ?? 0);
};

/** Slopes of the loss: of each weight, and of the bias at the end. */
const slopesOf = (model: Logistic, samples: readonly Sample[], penalty: number): Float64Array => {
  const size = model.weights.length;
  const slopes = new Float64Array(size + 1);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (const { vector, isCall, weight } of samples) {
    const error = ((1 / (1 + Math.exp(-scoreOf(model, vector))) - Number(isCall)) * weight) / total;
    add(slopes, vector, error);
    slopes[size] = (slopes[size] ?? 0) + error;
  }
  add(slopes, model.weights, penalty / total);
  return slopes;
};

/** Adam on the whole set: the same samples give the same weights. */
export const trainLogistic = (samples: readonly Sample[], size: number, penalty: number): Logistic => {
  const [all, mean, square] = [new Float64Array(size + 1), new Float64Array(size + 1), new Float64Array(size + 1)];
  const modelOf = (): Logistic => ({ weights: all.subarray(0, size), bias: all[size] ?? 0 });
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = slopesOf(modelOf(), samples, penalty);
    for (let at = 0; at <= size; at += 1) {
      const slope = slopes[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope * slope;
    }
    const steps = mean.map(
      (value, at) => value / (1 - 0.9 ** round) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8),
    );
    add(all, steps, -step);
  }
  return modelOf();
};
