import { similarity } from '../vectors.ts';

/** A thought for which the person set a label by hand (null: took it away), by its vector without the common direction. */
export type OwnVector<Label> = Readonly<{ vector: Float32Array; label: Label | null }>;

/** Thoughts less alike than this say nothing about each other. */
const leastLikeness = 0.35;
/** Of one that is the same: enough to turn a doubtful label, not a certain one. */
const strength = 6;

/** Probabilities with what the person set for similar thoughts: each adds to its label as much as it is alike. */
export const weighOwnLabels = <Label>(
  probabilities: Float64Array,
  vector: Float32Array,
  { labels, own }: Readonly<{ labels: readonly (Label | null)[]; own: readonly OwnVector<Label>[] }>,
): Float64Array => {
  if (own.length === 0) return probabilities;
  const added = new Float64Array(probabilities.length);
  for (const { vector: other, label } of own) {
    const alike = (similarity(vector, other) - leastLikeness) / (1 - leastLikeness);
    const place = labels.indexOf(label);
    if (alike > 0 && place >= 0) added[place] = (added[place] ?? 0) + strength * alike;
  }
  const raised = probabilities.map(
    (probability, place) => probability * Math.exp(Math.min(strength, added[place] ?? 0)),
  );
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
};
