import { expect, it } from 'vitest';
import { keptSentence, withoutSentence } from '#features/stories/editor/story-draft.ts';

const draftOf = (text: string, ...unsourced: string[]) => ({
  title: '',
  parts: [{ partId: 'p', kind: 'paragraph' as const, text, by: 'model' as const, sources: ['a'], unsourced }],
});

it('a sentence that is kept is marked no more, and nothing else changes', () =>
  expect(keptSentence(draftOf('Un. Deux.', 'Un.', 'Deux.'), 'p', 'Un.')).toEqual(draftOf('Un. Deux.', 'Deux.')));

it('a sentence that is removed leaves the others as they are', () =>
  expect(withoutSentence(draftOf('Un. Deux. Trois.', 'Deux.'), 'p', 'Deux.')).toEqual(draftOf('Un. Trois.')));

it('a paragraph without any sentence left goes with it', () =>
  expect(withoutSentence(draftOf('Un.', 'Un.'), 'p', 'Un.').parts).toEqual([]));
