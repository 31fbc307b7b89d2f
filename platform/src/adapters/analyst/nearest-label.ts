/** An example's vector, of length 1, with its label. */
export type PlacedExample<Label> = Readonly<{ label: Label; vector: Float32Array }>;

/** The nearest label must be nearer than the next one by this much, or none is given: of thoughts it was tuned on nine in ten labels are then right. */
const clearMargin = 0.08;

const unit = (numbers: Float32Array): Float32Array => {
  const length = Math.hypot(...numbers) || 1;
  return numbers.map((number) => number / length);
};
const sumOf = (vectors: readonly Float32Array[]): Float32Array => {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) vector.forEach((number, index) => (sum[index] = (sum[index] ?? 0) + number));
  return sum;
};
/** Of vectors of length 1. */
export const similarity = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, number, index) => sum + number * (other[index] ?? 0), 0);

/**
 * Tells the label whose examples a vector is clearly nearest to, as a group; null when two are about as near. Vectors of this kind of model all point
 * in about one direction: what all examples have in common is taken off first.
 */
export const createNearestLabel = <Label>(
  examples: readonly PlacedExample<Label>[],
): ((vector: Float32Array) => Label | null) => {
  const common = sumOf(examples.map(({ vector }) => vector)).map((number) => number / examples.length);
  const apart = (vector: Float32Array): Float32Array =>
    unit(vector.map((number, index) => number - (common[index] ?? 0)));
  const centres = [...Map.groupBy(examples, ({ label }) => label)].map(([label, group]) => ({
    label,
    centre: unit(sumOf(group.map(({ vector }) => apart(vector)))),
  }));
  return (vector) => {
    const [best, next] = centres
      .map(({ label, centre }) => ({ label, score: similarity(apart(vector), centre) }))
      .toSorted((one, other) => other.score - one.score);
    return best && best.score - (next?.score ?? -1) >= clearMargin ? best.label : null;
  };
};
