import { expect, it } from 'vitest';
import { chooseTags } from '#adapters/analyst/choose-tags.ts';

const candidates = ['train', 'silence', 'brume', 'champs'].map((tag) => ({ tag, weight: 1 }));
const vector = (angle: number): Float32Array => new Float32Array([Math.cos(angle), Math.sin(angle)]);

it('chooses half of the nouns, those most like the whole', () => {
  const placed = [0.4, 0.1, 0.9, 0.2].map(vector);
  expect(chooseTags(vector(0), { candidates, placed })).toEqual(['silence', 'champs']);
});
it('prefers a noun that is repeated to one about as near', () => {
  const repeated = candidates.map((candidate) => ({ ...candidate, weight: candidate.tag === 'brume' ? 3 : 1 }));
  const placed = [0.25, 0.2, 0.25, 0.3].map(vector);
  expect(chooseTags(vector(0), { candidates: repeated, placed })).toEqual(['brume', 'silence']);
});
it('chooses five at most, and none of none', () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ tag: `mot${n}`, weight: 1 }));
  expect(chooseTags(vector(0), { candidates: many, placed: many.map(() => vector(0)) })).toHaveLength(5);
  expect(chooseTags(vector(0), { candidates: [], placed: [] })).toBeNull();
});
