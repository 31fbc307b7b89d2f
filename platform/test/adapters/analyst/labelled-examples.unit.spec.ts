import { categories, moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { englishExamples } from '#adapters/analyst/examples/english-examples.ts';
import { frenchExamples } from '#adapters/analyst/examples/french-examples.ts';

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
