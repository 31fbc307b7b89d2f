import { describe, expect, it } from 'vitest';
import { fill, note, notes, type ReadModelsCase } from './read-models.fixtures.ts';

export const readModelsGenerationCases = ({ models, reopen }: ReadModelsCase) =>
  describe('rebuilding', () => {
    it('starts empty again when the version is raised', async () => {
      await fill(await models().open(notes), { a: { title: 'A' } }, 5);
      const store = await (await reopen()).open({ ...notes, version: 2 });
      expect([await store.get('a'), await store.checkpoint(), await store.parked()]).toEqual([null, null, []]);
    });

    it('starts empty again when the indexes changed without a new version', async () => {
      await fill(await models().open(notes), { a: { title: 'A' } }, 5);
      const store = await (await reopen()).open({ ...notes, indexes: [...notes.indexes, ['hidden']] });
      expect([await store.checkpoint(), await store.count({ hidden: 'x' })]).toEqual([null, 0]);
    });

    it('builds next to the old generation, which stays live, and switches for all readers at once', async () => {
      const [store, other] = [await models().open(notes), await models().open(notes)];
      await fill(store, { a: { title: 'old' }, b: { title: 'only old' } }, 5);
      const rebuilt = await models().openRebuild(notes);
      expect([await rebuilt.checkpoint(), await rebuilt.get('a')]).toEqual([null, null]);
      await fill(rebuilt, { a: { title: 'new', tags: ['eau'] } }, 6);
      expect([(await store.get('a'))?.title, await store.count({})]).toEqual(['old', 2]);

      await rebuilt.promote();
      for (const reader of [store, other, await models().open(notes)]) {
        expect([(await reader.get('a'))?.title, await reader.count({}), await reader.checkpoint()]).toEqual([
          'new',
          1,
          6,
        ]);
      }
      expect(await store.countBy('tags', {})).toEqual(new Map([['eau', 1]]));
    });

    it('keeps the promoted generation after a restart and writes to it', async () => {
      await fill(await models().open(notes), { a: { title: 'old' } }, 5);
      const rebuilt = await models().openRebuild(notes);
      await fill(rebuilt, { a: { title: 'new' } }, 6);
      await rebuilt.promote();
      const store = await (await reopen()).open(notes);
      await fill(store, { b: { title: 'next' } }, 7);
      expect([(await store.get('a'))?.title, (await store.get('b'))?.title, await store.checkpoint()]).toEqual([
        'new',
        'next',
        7,
      ]);
    });

    it('drops a rebuild that was never promoted', async () => {
      await fill(await models().open(notes), { a: { title: 'old' } }, 5);
      await fill(await models().openRebuild(notes), { a: { title: 'half' } }, 6);
      const store = await (await reopen()).open(notes);
      const again = await models().openRebuild(notes);
      expect([(await store.get('a'))?.title, await again.get('a'), await again.checkpoint()]).toEqual([
        'old',
        null,
        null,
      ]);
    });

    it('given writes without a checkpoint, then the documents are stored and the checkpoint stays', async () => {
      const store = await models().open(notes);
      const write = (id: string) => ({ checkpoint: null, writes: [{ id, doc: note({ title: 'A' }), position: 3 }] });
      await store.commit(write('a'));
      expect([(await store.get('a'))?.title, await store.checkpoint(), await store.lastEvent()]).toEqual([
        'A',
        null,
        null,
      ]);
      await fill(store, { b: { title: 'B' } }, 5);
      await store.commit(write('c'));
      expect([(await store.get('c'))?.title, await store.checkpoint()]).toEqual(['A', 5]);
    });

    it('keeps parked streams with their generation', async () => {
      const store = await models().open(notes);
      await store.commit({
        checkpoint: 3,
        writes: [],
        park: [
          { stream: 'note-a', position: 3, revision: 0, reason: 'Error in X', parkedAt: '2026-01-01T00:00:00.000Z' },
        ],
      });
      const rebuilt = await models().openRebuild(notes);
      expect(await rebuilt.parked()).toEqual([]);
      await rebuilt.promote();
      expect(await store.parked()).toEqual([]);
    });
  });
