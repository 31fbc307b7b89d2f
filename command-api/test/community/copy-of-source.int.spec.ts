import { created, deleted } from '@ecrin/domain/test/story/story.fixtures.ts';
import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyOfSource } from '#community/copy-of-source.ts';

const now = '2026-01-02T09:00:00.000Z';
const { storyId } = created.data;

let stores: EmbeddedStores;
beforeEach(async () => {
  stores = await openEmbeddedStores();
  for (const thoughtId of ['a', 'b'])
    await stores.record(`thought-${thoughtId}`, 'claire', [
      {
        ...written,
        data: { ...written.data, thoughtId, ownerId: 'claire' },
        private: { content: `Mots de ${thoughtId}.` },
      },
    ]);
  await stores.record(`story-${storyId}`, 'claire', [{ ...created, data: { ...created.data, ownerId: 'claire' } }]);
});
afterEach(() => stores.dispose());

const setPrivate = (thoughtId: string) =>
  stores.record(`thought-${thoughtId}`, 'claire', [
    { type: 'ThoughtPrivacySet', data: { thoughtId, private: true, setAt: now }, private: null },
  ]);
const copied = async (kind: 'story' | 'thought', sourceId: string, { ownerId = 'claire', withPrivate = false } = {}) =>
  (await copyOfSource(stores.events, { ownerId, kind, sourceId, withPrivate }))?.parts.map(({ text }) => text) ?? null;

describe('a copy for others', () => {
  it('is of what was written a moment ago, whatever the read models have', async () => {
    expect(await copied('thought', 'a')).toEqual(['Mots de a.']);
    expect(await copied('story', storyId)).toEqual(['Les clés dehors.', 'Le lac.']);
  });
  it('has nothing of a thought that was erased or became private a moment ago, unless its author agreed', async () => {
    await setPrivate('b');
    expect(await copied('thought', 'b')).toEqual([]);
    expect(await copied('story', storyId)).toEqual(['Les clés dehors.']);
    expect(await copied('story', storyId, { withPrivate: true })).toEqual(['Les clés dehors.', 'Le lac.']);
    await stores.record('thought-a', 'claire', [
      { type: 'ThoughtDeleted', data: { thoughtId: 'a', deletedAt: now }, private: null },
    ]);
    expect(await copied('thought', 'a')).toBeNull();
    expect(await copied('story', storyId, { withPrivate: true })).toEqual(['Le lac.']);
  });
  it('has no title that a model gave', async () => {
    await stores.record('thought-a', 'claire', [{ ...understood, data: { ...understood.data, thoughtId: 'a' } }]);
    expect(
      await copyOfSource(stores.events, { ownerId: 'claire', kind: 'thought', sourceId: 'a', withPrivate: false }),
    ).toMatchObject({
      title: '',
      parts: [{ kind: 'paragraph', text: 'Mots de a.', sources: ['a'] }],
    });
  });
  it('there is none of another client’s, nor of a story that was deleted', async () => {
    expect(await copied('story', storyId, { ownerId: 'paul', withPrivate: true })).toBeNull();
    expect(await copied('thought', 'a', { ownerId: 'paul', withPrivate: true })).toBeNull();
    await stores.record(`story-${storyId}`, 'claire', [deleted]);
    expect(await copied('story', storyId)).toBeNull();
  });
});
