/** The sum of the products of their numbers: how alike vectors of length 1 are. */
export const similarity = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** In their direction, of length 1. */
export const unitVector = (numbers: Float32Array): Float32Array => {
  const length = Math.hypot(...numbers) || 1;
  return numbers.map((number) => number / length);
};

export const meanVector = (vectors: readonly Float32Array[]): Float32Array => {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  return mean;
};
