import { created as storyCreated } from '@ecrin/domain/test/story/story.fixtures.ts';
import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStoryCopy, findThoughtCopy } from '#story/find-shared-copy.query.ts';
import { storyModel } from '#story/story.model.ts';
import { storyProjections } from '#story/story.projections.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';

let embedded: EmbeddedStores;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
  const card = thoughtCardProjection.apply(null, written);
  const cards = ['a', 'b'].map((id) => ({
    id,
    doc: card && { ...card, ownerId: 'claire', thoughtId: id, content: `Mots de ${id}`, private: id === 'b' },
    position: 1,
  }));
  await (await embedded.models.open(thoughtCardModel)).commit({ checkpoint: 1, writes: cards });
  const story = storyProjections[0]?.apply(null, storyCreated) ?? null;
  await (
    await embedded.models.open(storyModel)
  ).commit({ checkpoint: 1, writes: [{ id: 's1', doc: story as never, position: 1 }] });
});
afterAll(() => embedded.dispose());

describe('a frozen copy for others', () => {
  it('of a story has no words of a private thought, unless its author agreed', async () => {
    const copy = (withPrivate: boolean) =>
      findStoryCopy(embedded.models)({ ownerId: 'claire', storyId: 's1', withPrivate });
    expect((await copy(false))?.parts.map(({ text }) => text)).toEqual(['Les clés dehors.']);
    expect((await copy(true))?.parts.map(({ text }) => text)).toEqual(['Les clés dehors.', 'Le lac.']);
  });
  it('of another client’s story or thought there is none', async () => {
    const { models } = embedded;
    expect(await findStoryCopy(models)({ ownerId: 'paul', storyId: 's1', withPrivate: true })).toBeNull();
    expect(await findThoughtCopy(models)({ ownerId: 'paul', thoughtId: 'a', withPrivate: false })).toBeNull();
    expect((await findThoughtCopy(models)({ ownerId: 'claire', thoughtId: 'a', withPrivate: false }))?.parts).toEqual([
      { kind: 'paragraph', text: 'Mots de a', sources: ['a'] },
    ]);
  });
});
