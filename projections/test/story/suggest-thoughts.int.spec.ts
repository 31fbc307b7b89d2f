import { created as storyCreated } from '@ecrin/domain/test/story/story.fixtures.ts';
import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeaningSearch } from '#passages/search-by-meaning.ts';
import { storyModel } from '#story/story.model.ts';
import { storyProjections } from '#story/story.projections.ts';
import { suggestThoughts } from '#story/suggest-thoughts.query.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { threadModel, type ThreadDocument } from '#thread/thread.model.ts';

/** The story rests on `a` and `b`, both in the thread `lake`. */
const thoughts = [
  { id: 'a', threadId: 'lake' },
  { id: 'b', threadId: 'lake' },
  { id: 'near' },
  { id: 'nearer' },
  { id: 'crowd' },
  { id: 'private-near', private: true },
  { id: 'private-thread', threadId: 'lake', private: true },
  { id: 'foreign', ownerId: 'paul', threadId: 'lake' },
  { id: 'thread', threadId: 'lake' },
];

let embedded: EmbeddedStores;
let wording = 0;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
  const { models } = embedded;
  const card = thoughtCardProjection.apply(null, written);
  if (!card) throw new Error('there is no card');
  ({ wording } = card);
  const writes = thoughts.map(({ id, ...more }) => ({
    id,
    doc: { ...card, ownerId: 'claire', threadId: null, ...more, thoughtId: id, content: `Mots de ${id}` },
    position: 1,
  }));
  await (await models.open(thoughtCardModel)).commit({ checkpoint: 1, writes });
  const story = storyProjections[0]?.apply(null, storyCreated) ?? null;
  await (
    await models.open(storyModel)
  ).commit({ checkpoint: 1, writes: [{ id: 's1', doc: story as never, position: 1 }] });
  const lake = { ownerId: 'claire', threadId: 'lake', name: 'Le lac', mergedInto: null } as unknown as ThreadDocument;
  await (await models.open(threadModel)).commit({ checkpoint: 1, writes: [{ id: 'lake', doc: lake, position: 1 }] });
});
afterAll(() => embedded.dispose());

const standing = (standsOut: Readonly<Record<string, number>>) =>
  Object.entries(standsOut).map(([thoughtId, by]) => ({
    thoughtId,
    wording,
    start: 0,
    end: 4,
    score: by,
    standsOut: by,
    isNear: true,
  }));
const meaning: MeaningSearch = {
  find: async () => null,
  findNear: async (_ownerId, thoughtId) =>
    thoughtId === 'a'
      ? standing({ b: 9, 'private-near': 8, near: 3, nearer: 2.5, crowd: 1 })
      : standing({ a: 9, nearer: 2.6, crowd: 2 }),
};
const suggested = async (by: MeaningSearch | null, ownerId = 'claire') => {
  const found = await suggestThoughts(embedded.models, by)(ownerId, 's1');
  return 'refused' in found ? found.refused : found.items.map(({ thoughtId, because }) => `${thoughtId} by ${because}`);
};

describe('thoughts that are suggested for a story', () => {
  it('mean nearly the same as most of its thoughts, or are in its thread; no private one, none of the crowd', async () =>
    expect(await suggested(meaning)).toEqual(['nearer by meaning', 'near by meaning', 'thread by thread']));
  it('come from its thread where nothing is compared by meaning', async () =>
    expect(await suggested(null)).toEqual(['thread by thread']));
  it('are of one’s own story only', async () => expect(await suggested(meaning, 'paul')).toBe('story.not-found'));
});
