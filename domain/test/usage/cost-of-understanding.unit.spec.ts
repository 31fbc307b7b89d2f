import { expect, it } from 'vitest';
import { costOfUnderstanding } from '#usage/cost-of-understanding.ts';

it('given thoughts and their words, then reading them costs what each takes by itself, and each word', () => {
  expect(costOfUnderstanding({ entries: 0, words: 0 }, 3)).toBe(0);
  expect(costOfUnderstanding({ entries: 1_000, words: 0 }, 3)).toBeCloseTo(2.7);
  expect(costOfUnderstanding({ entries: 1_000, words: 100_000 }, 3)).toBeCloseTo(3.3);
  expect(costOfUnderstanding({ entries: 1_000, words: 100_000 }, 0)).toBe(0);
});
