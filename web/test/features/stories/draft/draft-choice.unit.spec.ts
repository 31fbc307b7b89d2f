import type { ShownPart } from '@ecrin/contracts/story/story.ts';
import { describe, expect, it } from 'vitest';
import { draftChoiceOf } from '#features/stories/draft/draft-choice.ts';

const part = (partId: string, more: Partial<ShownPart> = {}): ShownPart => ({
  partId,
  kind: 'paragraph',
  text: partId,
  by: 'thought',
  sources: [partId],
  unsourced: [],
  ...more,
});
const parts = [
  part('kept'),
  part('private'),
  part('not-for-models'),
  part('erased', { text: null }),
  part('chapter', { kind: 'chapter', sources: [], by: 'person' }),
  part('picture', { kind: 'picture', sources: [], by: 'person' }),
  part('passage', { kind: 'passage', sources: ['kept'] }),
  part('rewritten', { by: 'person' }),
  part('own', { by: 'person', sources: [] }),
  part('empty', { by: 'person', sources: [], text: '' }),
  part('composed', { by: 'model', sources: ['kept', 'private'] }),
];
const sources = new Map(
  ['kept', 'private', 'not-for-models', 'rewritten'].map((id) => [
    id,
    { private: id === 'private', withoutAi: id === 'not-for-models' },
  ]),
);
const choice = (withOwn: boolean) => draftChoiceOf(parts, { sources, withOwn });
const idsOf = (some: readonly ShownPart[]) => some.map(({ partId }) => partId);

describe('what a draft would replace', () => {
  it('is what rests on thoughts that models may read, and is not by the person’s hand', () =>
    expect(idsOf(choice(false).replaced)).toEqual(['kept', 'private', 'composed']));
  it('is also what the person wrote from thoughts, where they choose so; never what they wrote from nothing else', () =>
    expect(idsOf(choice(true).replaced)).toEqual(['kept', 'private', 'rewritten', 'composed']));
  it('tells what stays', () =>
    expect(choice(false)).toMatchObject({
      own: [{ partId: 'rewritten' }],
      written: 1,
      notForModels: 1,
      chapters: 1,
      pictures: 1,
      passages: 1,
      privateThoughts: 1,
    }));
});
