import { categories, moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { englishExamples } from '#adapters/analyst/examples/english-examples.ts';
import { frenchExamples } from '#adapters/analyst/examples/french-examples.ts';
import { createNearestLabel } from '#adapters/analyst/nearest-label.ts';

const vector = (...numbers: readonly number[]): Float32Array => {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (number) => number / length);
};

describe('the nearest label', () => {
  // All point in about one direction, as vectors of the model do.
  const nearest = createNearestLabel([
    { label: 'rain', vector: vector(10, 1, 0) },
    { label: 'rain', vector: vector(10, 1.2, 0) },
    { label: 'sun', vector: vector(10, 0, 1) },
    { label: 'sun', vector: vector(10, 0.1, 1) },
  ]);
  it('is that of the examples a vector is like, apart from what all have in common', () => {
    expect(nearest(vector(10, 0.9, 0.1))).toBe('rain');
    expect(nearest(vector(10, 0.1, 0.8))).toBe('sun');
  });
  it('is not given where two labels are about as near', () => expect(nearest(vector(10, 0.8, 0.75))).toBeNull());
  it('is not given without examples', () => expect(createNearestLabel([])(vector(1, 0))).toBeNull());
});

describe.each([
  ['French', frenchExamples],
  ['English', englishExamples],
])('%s examples', (_language, examples) => {
  it.each(moods)('are twelve or more of the mood %s', (mood) =>
    expect(examples.filter((example) => example[0] === mood).length).toBeGreaterThanOrEqual(12),
  );
  it.each(categories)('are twelve or more of the category %s', (category) =>
    expect(examples.filter((example) => example[1] === category).length).toBeGreaterThanOrEqual(12),
  );
  it('are all different', () => expect(new Set(examples.map(([, , text]) => text)).size).toBe(examples.length));
});
