import { describe, expect, it } from 'vitest';
import { meanVector } from '#adapters/analyst/vectors.ts';
import { helpClassifiers } from '#adapters/help/help-classifiers.ts';
import { situationLike } from '#adapters/help/score-note.ts';

const towards = (weights: string, length: number): Float32Array => {
  const vector = new Float32Array(Uint8Array.from(Buffer.from(weights, 'base64')).buffer);
  const norm = Math.hypot(...vector);
  return vector.map((value) => (length * value) / norm);
};

describe('likeness to calls for help', () => {
  it.each(helpClassifiers.situations)('says which situation a note is like: $situation', ({ situation, weights }) => {
    expect(situationLike([towards(weights, 1)])).toBe(situation);
  });
  it('is that of the whole note', () => {
    const [{ weights }] = helpClassifiers.situations;
    expect(situationLike([towards(weights, 1), towards(weights, -1)])).toBeNull();
  });
  it('takes the mean of passages', () => {
    expect([...meanVector([Float32Array.of(1, 0), Float32Array.of(0, 1)])]).toEqual([0.5, 0.5]);
  });
});
