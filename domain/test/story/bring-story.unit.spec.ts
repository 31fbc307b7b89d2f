import { describe, expect, it } from 'vitest';
import { bringStory, type BringStory } from '#story/commands/bring-story.ts';
import { story, type Story } from '#story/story.aggregate.ts';

const part = { partId: 'a', kind: 'paragraph', text: 'La mer.', by: 'model', sources: ['one'], unsourced: [] } as const;
const command: BringStory = {
  storyId: 'story',
  ownerId: 'claire',
  language: 'fr',
  title: ' La corde bleue ',
  parts: [part],
  createdAt: '2024-01-01T08:00:00.000Z',
  changedAt: '2024-02-01T08:00:00.000Z',
  waiting: [],
  published: null,
  importId: 'import',
};
const folded = (asked: BringStory): Story => {
  const events = bringStory(asked, story.initial);
  if ('refused' in events) throw new Error(events.refused);
  return events.reduce<Story>((state, event) => story.evolve(state, event), story.initial);
};

describe('bringing a story', () => {
  it('folds to its words, whose they are, and when it was changed', () => {
    expect(folded(command)).toMatchObject({
      status: 'active',
      title: 'La corde bleue',
      parts: [part],
      changedAt: command.changedAt,
      waiting: [],
      published: null,
    });
  });
  it('keeps waiting what its author has not accepted, and what others read until then', () => {
    const before = { title: 'La corde', parts: [{ ...part, by: 'person' as const }] };
    const brought = folded({ ...command, waiting: ['d1', 'd2'], published: before });
    expect(brought).toMatchObject({ waiting: ['d1', 'd2'], parts: [part], published: { title: 'La corde' } });
  });
  it('is one event where it never changed', () => {
    expect(bringStory({ ...command, changedAt: command.createdAt }, story.initial)).toMatchObject([
      { type: 'StoryCreated', data: { importId: 'import', thoughtIds: ['one'] } },
    ]);
  });
  it('adds nothing to one that is here, deleted or not', () => {
    const here = folded(command);
    expect(bringStory(command, here)).toEqual([]);
    const deleted = { type: 'StoryDeleted', data: { storyId: 'story', ownerId: 'claire', deletedAt: '' } } as const;
    expect(bringStory(command, story.evolve(here, { ...deleted, private: null }))).toEqual([]);
  });
  it('refuses what no story may be', () => {
    expect(bringStory({ ...command, title: 'a'.repeat(161) }, story.initial)).toEqual({
      refused: 'story.title-too-long',
    });
  });
});
