import { describe, expect, it } from 'vitest';
import { addThoughts } from '#story/commands/add-thoughts.ts';
import { createStory } from '#story/commands/create-story.ts';
import { deleteStory, restoreStory } from '#story/commands/delete-story.ts';
import { restoreStoryVersion, reviseStory } from '#story/commands/revise-story.ts';
import { mergeEdit } from '#story/merge-edit.ts';
import type { StoryRestored } from '#story/story.events.ts';
import { created, deleted, given, ids, kept, later, now, own, part, revised } from './story.fixtures.ts';

const create = {
  ...ids,
  title: ' La corde bleue ',
  language: 'fr',
  thoughts: [
    { thoughtId: 'a', content: 'Les clés dehors.' },
    { thoughtId: 'b', content: ' Le lac.\n' },
    { thoughtId: 'without-words', content: ' ' },
  ],
  now,
} as const;
const restored: StoryRestored = { type: 'StoryRestored', data: { ...ids, restoredAt: now }, private: null };
const untouched = { base: 1, title: null, order: ['a', 'b'], changed: [], removed: [], now };

describe('a new story', () => {
  it('is the chosen thoughts themselves', () => given().when(createStory, create).then(created));
  it('is begun once', () => given(created).when(createStory, create).thenNothing());
  it('has an id of its own', () =>
    given(created)
      .when(createStory, { ...create, thoughts: [] })
      .thenRefused('story.already-created'));
  it.each([
    ['a title of 161 characters', { title: 'x'.repeat(161) }, 'story.title-too-long'],
    ['a thought too long', { thoughts: [{ thoughtId: 'a', content: 'x'.repeat(100_001) }] }, 'story.part-too-long'],
    [
      'all thoughts together',
      { thoughts: ['a', 'b', 'c', 'd', 'e'].map((thoughtId) => ({ thoughtId, content: 'x'.repeat(90_000) })) },
      'story.too-long',
    ],
  ] as const)('refuses %s', (_what, more, code) =>
    given()
      .when(createStory, { ...create, ...more })
      .thenRefused(code),
  );
});

describe('thoughts added later', () => {
  const added = [kept('a', 'Les clés dehors.'), kept('b', 'Le lac.'), kept('c', 'La barque.', 2)];
  const thoughts = [
    { thoughtId: 'c', content: 'La barque.' },
    { thoughtId: 'a', content: 'Autre chose.' },
  ];
  it('come at the end, each once', () =>
    given(created)
      .when(addThoughts, { thoughts, now })
      .then(revised({ version: 2, sitting: 1, cause: 'thoughts', thoughtIds: ['a', 'b', 'c'] }, added)));
  it('refuses more than 500 parts', () =>
    given(created)
      .when(addThoughts, {
        thoughts: Array.from({ length: 499 }, (_none, at) => ({ thoughtId: `t${at}`, content: 'x' })),
        now,
      })
      .thenRefused('story.too-many-parts'));
  it('refuses a story that is not there', () =>
    given().when(addThoughts, { thoughts, now }).thenRefused('story.not-found'));
});

describe('thoughts of pictures alone', () => {
  const picture = { version: 'v', width: 4, height: 3, caption: '', ofThought: { thoughtId: 'c', pictureId: 'p' } };
  const pictures = [{ pictureId: 'p', alt: ' Le ponton ', picture }];
  const entered = { ...own('p', 'Le ponton', 2), kind: 'picture', sources: ['c'], picture } as const;
  it('enter with their pictures, which rest on them', () =>
    given(created)
      .when(addThoughts, { thoughts: [{ thoughtId: 'c', content: ' ', pictures }], now })
      .then(
        revised({ version: 2, sitting: 1, cause: 'thoughts', thoughtIds: ['a', 'b', 'c'] }, [
          kept('a', 'Les clés dehors.'),
          kept('b', 'Le lac.'),
          { ...entered, by: 'thought' },
        ]),
      ));
  it('enter with their words alone where they have some', () =>
    given(created)
      .when(addThoughts, { thoughts: [{ thoughtId: 'c', content: 'Le ponton.', pictures }], now })
      .then(
        revised({ version: 2, sitting: 1, cause: 'thoughts', thoughtIds: ['a', 'b', 'c'] }, [
          kept('a', 'Les clés dehors.'),
          kept('b', 'Le lac.'),
          { ...kept('c', 'Le ponton.'), changedIn: 2 },
        ]),
      ));
});

describe('a picture of a thought', () => {
  const picture = { version: 'v', width: 4, height: 3, caption: '', ofThought: { thoughtId: 'c', pictureId: 'p' } };
  const show = (version: string) => part(version, '', { kind: 'picture', picture: { ...picture, version } });
  const edit = { ...untouched, order: ['a', 'b', 'v'], changed: [show('v')] };
  it('rests on that thought, whatever its device says', () =>
    given(created)
      .when(reviseStory, edit)
      .then(
        revised({ version: 2, sitting: 1, cause: 'edit', thoughtIds: ['a', 'b', 'c'] }, [
          kept('a', 'Les clés dehors.'),
          kept('b', 'Le lac.'),
          { ...show('v'), sources: ['c'], changedIn: 2 },
        ]),
      ));
  it('is one of a hundred pictures that differ', () =>
    given(created)
      .when(reviseStory, { ...edit, changed: Array.from({ length: 101 }, (_none, at) => show(`v${at}`)) })
      .thenRefused('story.too-many-pictures'));
});

describe('an edit by hand', () => {
  const edit = { ...untouched, changed: [part('a', 'Les clés, encore dehors.', { sources: ['a'] })] };
  const edited = [{ ...own('a', 'Les clés, encore dehors.', 2), sources: ['a'] }, kept('b', 'Le lac.')];
  it('makes the paragraph the person’s own', () =>
    given(created)
      .when(reviseStory, edit)
      .then(revised({ version: 2, sitting: 1, cause: 'edit', thoughtIds: ['a', 'b'] }, edited)));
  it('after a pause begins a version that can be restored', () =>
    given(created)
      .when(reviseStory, { ...edit, now: later })
      .then(revised({ version: 2, sitting: 2, cause: 'edit', thoughtIds: ['a', 'b'], revisedAt: later }, edited)));
  it('that changes nothing is none', () => given(created).when(reviseStory, untouched).thenNothing());
  it('changes the order and the title, and takes a paragraph out', () =>
    given(created)
      .when(reviseStory, { ...untouched, title: 'Le lac ', order: ['b'], removed: ['a'] })
      .then(revised({ version: 2, sitting: 1, cause: 'edit', thoughtIds: ['b'] }, [kept('b', 'Le lac.')], 'Le lac')));
  it('refuses a deleted story', () => given(created, deleted).when(reviseStory, edit).thenRefused('story.deleted'));
});

describe('edits of two devices', () => {
  const other = revised({ version: 2, sitting: 1, cause: 'edit', thoughtIds: ['b'] }, [
    own('a', 'Les clés au clou.', 2),
    own('n', 'Un mot de plus.', 2),
    kept('b', 'Le lac.'),
  ]);
  it('keep both of one paragraph', () =>
    given(created, other)
      .when(reviseStory, { ...untouched, changed: [part('a', 'Les clés, encore.')] })
      .then(
        revised({ version: 3, sitting: 1, cause: 'merge', thoughtIds: ['b'] }, [
          own('a', 'Les clés au clou.', 2),
          own('n', 'Un mot de plus.', 2),
          own('a.3', 'Les clés, encore.', 3),
          kept('b', 'Le lac.'),
        ]),
      ));
  it('keep a paragraph one changed and the other took out', () => {
    const { parts, kept: isKept } = mergeEdit(
      { ...untouched, order: ['b'], removed: ['a'] },
      { version: 2, parts: [own('a', 'Les clés au clou.', 2), kept('b', 'Le lac.')] },
    );
    expect(parts.map(({ partId }) => partId)).toEqual(['a', 'b']);
    expect(isKept).toBe(true);
  });
  it('go together where they touch different paragraphs', () => {
    const { parts, kept: isKept } = mergeEdit(
      { ...untouched, order: ['b', 'a'], changed: [part('b', 'Le lac, le soir.')] },
      { version: 2, parts: [own('a', 'Les clés au clou.', 2), own('n', 'Un mot.', 2), kept('b', 'Le lac.')] },
    );
    expect(parts.map(({ partId, text }) => [partId, text])).toEqual([
      ['b', 'Le lac, le soir.'],
      ['a', 'Les clés au clou.'],
      ['n', 'Un mot.'],
    ]);
    expect(isKept).toBe(false);
  });
});

describe('an earlier version', () => {
  const earlier = {
    title: 'Avant',
    parts: [part('a', 'Les clés.'), part('b', 'Le lac.', { by: 'thought', sources: ['b'] })],
  };
  it('becomes the current one, as a version of its own', () =>
    given(created)
      .when(restoreStoryVersion, { earlier, now })
      .then(
        revised(
          { version: 2, sitting: 2, cause: 'restore', thoughtIds: ['b'] },
          [own('a', 'Les clés.', 2), kept('b', 'Le lac.')],
          'Avant',
        ),
      ));
  it('that is the current one changes nothing', () =>
    given(created).when(restoreStoryVersion, { earlier: created.private, now }).thenNothing());
  it('must exist', () =>
    given(created).when(restoreStoryVersion, { earlier: null, now }).thenRefused('story.version-not-found'));
});

describe('deleting a story', () => {
  it('is undone by restoring', () => {
    given(created).when(deleteStory, { now }).then(deleted);
    given(created, deleted).when(restoreStory, { now }).then(restored);
  });
  it('twice adds nothing', () => {
    given(created, deleted).when(deleteStory, { now }).thenNothing();
    given(created).when(restoreStory, { now }).thenNothing();
  });
  it('refuses an unknown one', () => {
    given().when(deleteStory, { now }).thenRefused('story.not-found');
    given().when(restoreStory, { now }).thenRefused('story.not-found');
  });
});
