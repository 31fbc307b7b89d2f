export const unit = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((number) => number / length);
};

/** Null without vectors. */
export const meanVector = (vectors: readonly Float32Array[]): Float32Array | null => {
  const [first] = vectors;
  if (!first) return null;
  const sum = new Float32Array(first.length);
  for (const vector of vectors) vector.forEach((number, index) => (sum[index] = (sum[index] ?? 0) + number));
  return sum.map((number) => number / vectors.length);
};

/** The direction of their mean, of length 1; null without vectors. */
export const meanOf = (vectors: readonly Float32Array[]): Float32Array | null => {
  const mean = meanVector(vectors);
  return mean && unit(mean);
};
