import { describe, expect, it } from 'vitest';
import { bringStory, type BringStory } from '#story/commands/bring-story.ts';
import { story, type Story } from '#story/story.aggregate.ts';
import type { StoryCreated, StoryRevised } from '#story/story.events.ts';

const part = { partId: 'a', kind: 'paragraph', text: 'La mer.', by: 'model', sources: ['one'], unsourced: [] } as const;
const own = { ...part, partId: 'b', text: 'Le lac.', by: 'person' } as const;
const [january, february, march] = [1, 2, 3].map((month) => `2024-0${month}-01T08:00:00.000Z`) as [
  string,
  string,
  string,
];
const first = { title: ' La corde bleue ', parts: [part], cause: 'thoughts', from: january, to: january } as const;
const last = { title: 'La corde', parts: [part, own], cause: 'edit', from: february, to: march } as const;
const command: BringStory = {
  storyId: 'story',
  ownerId: 'claire',
  language: 'fr',
  createdAt: january,
  versions: [first, last],
  waiting: [],
  published: null,
  importId: 'import',
};
const decided = (asked: BringStory, state: Story): readonly (StoryCreated | StoryRevised)[] => {
  const events = bringStory(asked, state);
  if ('refused' in events) throw new Error(events.refused);
  return events;
};
/** Until nothing is new. */
const bring = (asked: BringStory) => {
  let [state, all, events]: [Story, (StoryCreated | StoryRevised)[], readonly (StoryCreated | StoryRevised)[]] = [
    story.initial,
    [],
    decided(asked, story.initial),
  ];
  while (events.length > 0) {
    all = [...all, ...events];
    state = events.reduce<Story>((before, event) => story.evolve(before, event), state);
    events = decided(asked, state);
  }
  return { state, all };
};
const picture = (version: string) =>
  ({ ...own, partId: version, kind: 'picture', picture: { version, width: 1, height: 1, caption: '' } }) as const;

describe('bringing a story', () => {
  it('folds to its words, whose they are, and when it was changed', () => {
    expect(bring(command).state).toMatchObject({
      status: 'active',
      title: 'La corde',
      parts: [
        { ...part, changedIn: 1 },
        { ...own, changedIn: 2 },
      ],
      changedAt: march,
      waiting: [],
      published: null,
    });
  });
  it('brings one version at a time, each with its days and why it came about', () => {
    const { all } = bring(command);
    expect(decided(command, story.initial)).toEqual(all.slice(0, 1));
    expect(all).toMatchObject([
      { type: 'StoryCreated', data: { importId: 'import', thoughtIds: ['one'], createdAt: january } },
      { type: 'StoryRevised', data: { version: 2, sitting: 2, cause: 'edit', revisedAt: february } },
      { type: 'StoryRevised', data: { version: 3, sitting: 2, cause: 'edit', revisedAt: march } },
    ]);
    expect(all[0]?.private?.title).toBe('La corde bleue');
  });
  it('tells of a first version that was written in for a while', () => {
    const { all } = bring({ ...command, versions: [{ ...first, cause: 'edit', to: february }] });
    expect(all).toMatchObject([
      { type: 'StoryCreated', data: { createdAt: january } },
      { type: 'StoryRevised', data: { version: 2, sitting: 1, cause: 'edit', revisedAt: february } },
    ]);
  });
  it('keeps waiting what its author has not accepted, and what others read until then', () => {
    const before = { title: 'La corde', parts: [{ ...part, by: 'person' as const }] };
    const { state, all } = bring({ ...command, waiting: ['d1', 'd2', 'd3'], published: before });
    expect(state).toMatchObject({ waiting: ['d1', 'd2', 'd3'], parts: [part, own], published: { title: 'La corde' } });
    expect(all.map(({ data }) => ('sitting' in data ? data.sitting : 1))).toEqual([1, 2, 2, 2]);
  });
  it('adds nothing to one that is here, of another import, or deleted', () => {
    const [here] = decided(command, story.initial).map((event) => story.evolve(story.initial, event));
    expect(bringStory({ ...command, importId: 'another' }, here ?? story.initial)).toEqual([]);
    const deleted = { type: 'StoryDeleted', data: { storyId: 'story', ownerId: 'claire', deletedAt: '' } } as const;
    expect(bringStory(command, story.evolve(here ?? story.initial, { ...deleted, private: null }))).toEqual([]);
  });
  it('refuses what no story may be, before anything of it is here', () => {
    const versions = [first, { ...last, title: 'a'.repeat(161) }];
    expect(bringStory({ ...command, versions }, story.initial)).toEqual({ refused: 'story.title-too-long' });
    const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => picture(String(from + at)));
    const with100 = [
      { ...first, parts: many(0, 60) },
      { ...last, parts: many(40, 60) },
    ];
    expect(bringStory({ ...command, versions: with100 }, story.initial)).not.toHaveProperty('refused');
    const published = { title: '', parts: many(100, 1) };
    expect(bringStory({ ...command, versions: with100, published }, story.initial)).toEqual({
      refused: 'story.too-many-pictures',
    });
  });
});
