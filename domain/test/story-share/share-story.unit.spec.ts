import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import {
  changeStoryShare,
  closeStoryShare,
  isOpen,
  recordStoryReading,
  shareStory,
} from '#story-share/commands/share-story.ts';
import { linkPath, readLinkToken } from '#story-share/link-token.ts';
import { storyShare } from '#story-share/story-share.aggregate.ts';
import type { StoryShareChanged, StoryShareClosed, StoryShared } from '#story-share/story-share.events.ts';
import { copyOfThought, readableCopy } from '#story/shared-copy.ts';
import { story } from '#story/story.aggregate.ts';
import { created, deleted, now } from '../story/story.fixtures.ts';

const { given } = specFor(storyShare);
const soon = '2026-02-01T00:00:00.000Z';
const ids = { linkId: 'l1', storyId: 's1', ownerId: 'claire' };
const written = story.evolve(story.initial, created);
const share = {
  ...ids,
  story: written,
  secret: 'secret',
  secretHash: 'hash',
  passwordHash: null,
  following: false,
  withPrivate: false,
  closesAt: null,
  now,
};
const parts = [
  { kind: 'paragraph', text: 'Les clés dehors.', sources: ['a'] },
  { kind: 'paragraph', text: 'Le lac.', sources: ['b'] },
] as const;
const copy = { title: 'La corde bleue', language: 'fr', parts } as const;
const shared: StoryShared = {
  type: 'StoryShared',
  data: { ...ids, secretHash: 'hash', following: false, withPrivate: false, closesAt: null, sharedAt: now },
  private: { secret: 'secret', passwordHash: null, copy },
};
const changed: StoryShareChanged = {
  type: 'StoryShareChanged',
  data: { ...ids, withPrivate: true, closesAt: soon, changedAt: now },
  private: { passwordHash: 'p' },
};
const closed: StoryShareClosed = { type: 'StoryShareClosed', data: { ...ids, closedAt: now }, private: null };
const stateAfter = (...events: readonly (StoryShared | StoryShareChanged | StoryShareClosed)[]) =>
  events.reduce(storyShare.evolve, storyShare.initial);

describe('a link to a story', () => {
  it('has a copy of it where it does not follow', () => given().when(shareStory, share).then(shared));
  it('has none where it follows later edits', () =>
    given()
      .when(shareStory, { ...share, following: true })
      .then({
        ...shared,
        data: { ...shared.data, following: true },
        private: { secret: 'secret', passwordHash: null, copy: null },
      }));
  it('is opened once, with its first secret', () =>
    given(shared)
      .when(shareStory, { ...share, secret: 'another' })
      .thenNothing());
  it.each([
    ['to another client’s story', { ownerId: 'paul' }, 'story.not-found'],
    ['to a deleted story', { story: story.evolve(written, deleted) }, 'story.not-found'],
    ['to no story', { story: story.initial }, 'story.not-found'],
    ['that is over', { closesAt: now }, 'story-share.closes-in-the-past'],
    [
      'to an empty story',
      { story: story.evolve(story.initial, { ...created, private: { title: '', parts: [] } }) },
      'story.nothing-to-share',
    ],
  ] as const)('refuses one %s', (_which, more, code) =>
    given()
      .when(shareStory, { ...share, ...more })
      .thenRefused(code),
  );
  it('refuses one with the id of a link to another story', () =>
    given(shared)
      .when(shareStory, { ...share, storyId: 'other' })
      .thenRefused('story-share.already-shared'));
});

describe('changing a link', () => {
  const change = { story: written, withPrivate: true, closesAt: soon, password: { hash: 'p' }, now };
  it('changes what it shows, until when, and its password', () =>
    given(shared).when(changeStoryShare, change).then(changed));
  it('to what it is adds nothing', () =>
    given(shared, changed)
      .when(changeStoryShare, { ...change, password: 'same' })
      .thenNothing());
  it('refuses a day that has passed, an unknown and a closed one', () => {
    given(shared)
      .when(changeStoryShare, { ...change, closesAt: now })
      .thenRefused('story-share.closes-in-the-past');
    given().when(changeStoryShare, change).thenRefused('story-share.not-found');
    given(shared, closed).when(changeStoryShare, change).thenRefused('story-share.closed');
  });
  it('makes it follow, and its copy goes', () =>
    given(shared)
      .when(changeStoryShare, { ...change, following: true, downloadable: true, timeZone: 'Europe/Paris' })
      .then({
        ...changed,
        data: { ...changed.data, following: true, downloadable: true, timeZone: 'Europe/Paris' },
        private: { passwordHash: 'p', copy: null },
      }));
  it('makes it stay as the story is now', () => {
    const following = { ...shared, data: { ...shared.data, following: true }, private: null };
    given({ ...following, private: { secret: 'secret', passwordHash: null, copy: null } })
      .when(changeStoryShare, { ...change, following: false })
      .then({ ...changed, data: { ...changed.data, following: false }, private: { passwordHash: 'p', copy } });
  });
  it('keeps what it does not name', () => {
    const named = { ...changed, data: { ...changed.data, downloadable: true, timeZone: 'Europe/Paris' } };
    expect(stateAfter(shared, named, changed)).toMatchObject({ downloadable: true, timeZone: 'Europe/Paris', copy });
  });
  it('refuses one to a deleted story', () =>
    given(shared)
      .when(changeStoryShare, { ...change, story: story.evolve(written, deleted) })
      .thenRefused('story.not-found'));
});

describe('closing a link', () => {
  it('is for good', () => given(shared).when(closeStoryShare, { now }).then(closed));
  it('twice adds nothing', () => given(shared, closed).when(closeStoryShare, { now }).thenNothing());
  it('refuses an unknown one', () => given().when(closeStoryShare, { now }).thenRefused('story-share.not-found'));
});

describe('whether a link is open', () => {
  it('from sharing until it is closed, or its day has come', () => {
    expect(isOpen(stateAfter(), now)).toBe(false);
    expect(isOpen(stateAfter(shared), now)).toBe(true);
    expect(isOpen(stateAfter(shared, changed), now)).toBe(true);
    expect(isOpen(stateAfter(shared, changed), soon)).toBe(false);
    expect(isOpen(stateAfter(shared, closed), now)).toBe(false);
  });
  it('not once its owner’s key is destroyed', () =>
    expect(isOpen(stateAfter({ ...shared, private: null }), now)).toBe(false));
});

describe('a reading', () => {
  it('is counted, of nobody', () =>
    expect(recordStoryReading({ ...ids, now })).toEqual([
      { type: 'StoryShareRead', data: { ...ids, readAt: now }, private: null },
    ]));
});

describe('the address of a link', () => {
  const linkId = '01980000-0000-7000-8000-0000000000f2';
  it('holds its id and its secret', () => {
    const secret = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDE';
    expect(readLinkToken(linkPath(linkId, secret).slice(3))).toEqual({ linkId, secret });
  });
  it.each(['', 'x', '../../etc', `${'0'.repeat(32)}short`])('nothing else is one: %s', (token) =>
    expect(readLinkToken(token)).toBeNull(),
  );
});

describe('what others may read of a copy', () => {
  const texts = (sources: ReadonlyMap<string, Readonly<{ private: boolean }>>, withPrivate = false) =>
    readableCopy(
      {
        ...copy,
        parts: [
          { kind: 'chapter', text: 'Un', sources: [] },
          parts[0],
          { kind: 'chapter', text: 'Deux', sources: [] },
          parts[1],
        ],
      },
      { sources, withPrivate },
    ).parts.map(({ text }) => text);
  const both = new Map([
    ['a', { private: false }],
    ['b', { private: true }],
  ]);
  it('leaves out private thoughts, and a chapter without paragraphs', () =>
    expect(texts(both)).toEqual(['Un', 'Les clés dehors.']));
  it('has them where their author agreed', () =>
    expect(texts(both, true)).toEqual(['Un', 'Les clés dehors.', 'Deux', 'Le lac.']));
  it('never has the words of an erased thought', () =>
    expect(texts(new Map([['b', { private: false }]]), true)).toEqual(['Deux', 'Le lac.']));
  it('of one thought is its words', () =>
    expect(copyOfThought({ thoughtId: 'a', title: null, language: 'fr', content: 'Les clés.' })).toEqual({
      title: '',
      language: 'fr',
      parts: [{ kind: 'paragraph', text: 'Les clés.', sources: ['a'] }],
    }));
});
