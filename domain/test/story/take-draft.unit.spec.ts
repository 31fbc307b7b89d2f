import { describe, it } from 'vitest';
import { takeDraft, type TakeDraft } from '#story/commands/take-draft.ts';
import type { StoryCreated, StoryRevised } from '#story/story.events.ts';
import { created, deleted, given, kept, later, own, part, revised, waiting } from './story.fixtures.ts';

const words = (text: string, ...sources: string[]) => ({ text, sources, unsourced: [] });
const draft: TakeDraft = {
  draftId: 'd',
  base: 1,
  partIds: ['a', 'b'],
  sections: [{ partIds: ['a', 'b'], paragraphs: [words('Les clés, puis le lac.', 'a', 'b')] }],
  now: later,
};
/** Around what stands between two thoughts. */
const inTwoSections: TakeDraft = {
  ...draft,
  base: 2,
  sections: [
    { partIds: ['a'], paragraphs: [words('Dehors, les clés.', 'a')] },
    { partIds: ['b'], paragraphs: [words('Et le lac.', 'b')] },
  ],
};
const composed = (...[number, text, changedIn, ...sources]: [number, string, number, ...string[]]) => ({
  ...part(`d.${number}`, text, { by: 'model', sources }),
  changedIn,
});
/** Others go on reading what was there before. */
const drafted = (
  version: number,
  before: StoryCreated | StoryRevised,
  parts: Parameters<typeof revised>[1],
): StoryRevised => {
  const data = { version, sitting: 2, cause: 'draft', thoughtIds: ['a', 'b'], draftId: 'd', revisedAt: later } as const;
  return waiting(revised(data, parts), before);
};
const chapter = { ...own('c', 'Le lac', 2), kind: 'chapter' } as const;
const edited = (...parts: Parameters<typeof revised>[1]) =>
  revised({ version: 2, sitting: 1, cause: 'edit', thoughtIds: ['a', 'b'] }, parts);

describe('a draft that is taken into the story', () => {
  it('replaces the paragraphs it was composed from, as a version of its own', () =>
    given(created)
      .when(takeDraft, draft)
      .then(drafted(2, created, [composed(1, 'Les clés, puis le lac.', 2, 'a', 'b')])));

  it('leaves what was touched meanwhile, and stands before it', () => {
    const before = edited({ ...own('a', 'Les clés, à moi.', 2), sources: ['a'] }, kept('b', 'Le lac.'));
    given(created, before)
      .when(takeDraft, draft)
      .then(
        drafted(3, before, [
          composed(1, 'Les clés, puis le lac.', 3, 'a', 'b'),
          { ...own('a', 'Les clés, à moi.', 2), sources: ['a'] },
        ]),
      );
  });

  it('leaves a paragraph whose thought it does not cite', () =>
    given(created)
      .when(takeDraft, { ...draft, sections: [{ partIds: ['a', 'b'], paragraphs: [words('Les clés.', 'a')] }] })
      .then(drafted(2, created, [composed(1, 'Les clés.', 2, 'a'), kept('b', 'Le lac.')])));

  it('leaves what it may not replace: chapters, one’s own paragraphs, and what was not chosen', () => {
    const before = edited(kept('a', 'Les clés dehors.'), chapter, own('o', 'À moi.', 2), kept('b', 'Le lac.'));
    given(created, before)
      .when(takeDraft, inTwoSections)
      .then(
        drafted(3, before, [
          composed(1, 'Dehors, les clés.', 3, 'a'),
          chapter,
          own('o', 'À moi.', 2),
          composed(2, 'Et le lac.', 3, 'b'),
        ]),
      );
  });

  it('leaves pictures and spoken passages where they are, among what it replaces', () => {
    const picture = { version: 'a'.repeat(64), width: 1_600, height: 800, caption: 'Au lac' };
    const passage = { thoughtId: 'a', recordingId: 'r', fromMs: 1_000, toMs: 3_000 };
    const shown = { ...own('p', 'Le ponton', 2), kind: 'picture', picture } as const;
    const heard = { ...own('s', 'Il racontera.', 2), kind: 'passage', sources: ['a'], passage } as const;
    const before = edited(kept('a', 'Les clés dehors.'), shown, heard, kept('b', 'Le lac.'));
    given(created, before)
      .when(takeDraft, inTwoSections)
      .then(
        drafted(3, before, [composed(1, 'Dehors, les clés.', 3, 'a'), shown, heard, composed(2, 'Et le lac.', 3, 'b')]),
      );
  });

  it('does not bring back what was taken out meanwhile', () =>
    given(created, edited(own('o', 'À moi.', 2)))
      .when(takeDraft, draft)
      .thenNothing());

  it('goes where what is left of its place is', () => {
    const before = edited(own('o', 'À moi.', 2), kept('b', 'Le lac.'));
    given(created, before)
      .when(takeDraft, draft)
      .then(drafted(3, before, [own('o', 'À moi.', 2), composed(1, 'Les clés, puis le lac.', 3, 'a', 'b')]));
  });

  it('is a version of its own, also soon after another one', () => {
    const first = drafted(2, created, [composed(1, 'Les clés, puis le lac.', 2, 'a', 'b')]);
    const second = { ...draft, draftId: 'e', base: 2, partIds: ['d.1'] };
    const place = [{ partIds: ['d.1'], paragraphs: [words('Le lac, puis les clés.', 'a', 'b')] }];
    const again = { ...composed(1, 'Le lac, puis les clés.', 3, 'a', 'b'), partId: 'e.1' };
    given(created, first)
      .when(takeDraft, { ...second, sections: place })
      .then(
        waiting(
          revised({ version: 3, sitting: 3, cause: 'draft', thoughtIds: ['a', 'b'], draftId: 'e', revisedAt: later }, [
            again,
          ]),
          created,
        ),
      );
  });

  it('is refused by a story that is gone, or full', () => {
    given(created, deleted).when(takeDraft, draft).thenRefused('story.deleted');
    const long = Array.from({ length: 5 }, () => words('x'.repeat(90_000), 'a'));
    given(created)
      .when(takeDraft, { ...draft, sections: [{ partIds: ['a'], paragraphs: long }] })
      .thenRefused('story.too-long');
  });
});
