import { describe, expect, it } from 'vitest';
import { fill, note, notes, type ReadModelsCase } from './read-models.fixtures.ts';

export const readModelsCommitCases = ({ models, reopen }: ReadModelsCase) =>
  describe('committing', () => {
    const open = () => models().open(notes);

    it('starts empty, without a checkpoint', async () => {
      const store = await open();
      expect(await store.checkpoint()).toBeNull();
      expect(await store.get('a')).toBeNull();
      expect((await store.find({ filter: {}, sort: [['at', 'asc']], limit: 5 })).items).toEqual([]);
    });

    it('knows the event at its checkpoint, which moves with it and never back', async () => {
      const store = await open();
      const event = (revision: number) => ({ stream: 'note-a', revision, id: `id-${revision}` });
      expect(await store.lastEvent()).toBeNull();
      await store.commit({ checkpoint: 5, event: event(2), writes: [] });
      await store.commit({ checkpoint: 3, event: event(1), writes: [] });
      expect([await store.checkpoint(), await store.lastEvent()]).toEqual([5, event(2)]);
      await reopen();
      expect(await (await open()).lastEvent()).toEqual(event(2));
      await (await open()).commit({ checkpoint: 6, writes: [] });
      expect(await (await open()).lastEvent()).toBeNull();
    });

    it('returns a document unchanged, whatever its content', async () => {
      const store = await open();
      const doc = note({ title: 'L’été 🌊 "cité" \\ \u0000 \u2028', tags: ['a"b', '', '[]'], rank: -1.5 });
      await store.commit({ checkpoint: 1, writes: [{ id: 'a\'"; drop', doc, position: 1 }] });
      expect(await store.get('a\'"; drop')).toEqual(doc);
    });

    it('returns several with their positions, and leaves out missing ones', async () => {
      const store = await open();
      await fill(store, { a: { title: 'A' }, b: { title: 'B' } }, 4);
      const found = await store.getMany(['b', 'missing', 'a']);
      expect([...found.keys()].toSorted((one, other) => one.localeCompare(other))).toEqual(['a', 'b']);
      expect([found.get('b')?.doc.title, found.get('b')?.position]).toEqual(['B', 5]);
      expect((await store.getMany([])).size).toBe(0);
    });

    it('replaces and removes, in the index too', async () => {
      const store = await open();
      await fill(store, { a: { mood: 'calm' }, b: { mood: 'calm' } });
      await store.commit({
        checkpoint: 4,
        writes: [
          { id: 'a', doc: note({ mood: 'sad' }), position: 3 },
          { id: 'b', doc: null, position: 4 },
        ],
      });
      expect(await store.count({ mood: 'calm' })).toBe(0);
      expect(await store.count({ mood: 'sad' })).toBe(1);
      expect(await store.get('b')).toBeNull();
    });

    it('ignores a write older than what is stored, and accepts the same one again', async () => {
      const store = await open();
      await fill(store, { a: { title: 'new' } }, 5);
      await store.commit({ checkpoint: 5, writes: [{ id: 'a', doc: note({ title: 'old' }), position: 4 }] });
      expect((await store.get('a'))?.title).toBe('new');
      await store.commit({ checkpoint: 5, writes: [{ id: 'a', doc: note({ title: 'again' }), position: 5 }] });
      expect((await store.get('a'))?.title).toBe('again');
    });

    it('does not remove by an older write, nor restore what was removed later', async () => {
      const store = await open();
      await fill(store, { a: { title: 'new' } }, 5);
      await store.commit({ checkpoint: 5, writes: [{ id: 'a', doc: null, position: 4 }] });
      expect((await store.get('a'))?.title).toBe('new');
      await store.commit({ checkpoint: 7, writes: [{ id: 'a', doc: null, position: 7 }] });
      await store.commit({ checkpoint: 7, writes: [{ id: 'a', doc: note(), position: 6 }] });
      expect(await store.get('a')).toBeNull();
      await store.commit({ checkpoint: 8, writes: [{ id: 'a', doc: note({ title: 'back' }), position: 8 }] });
      expect((await store.get('a'))?.title).toBe('back');
    });

    it('moves the checkpoint without writes, and never back', async () => {
      const store = await open();
      await store.commit({ checkpoint: 9, writes: [] });
      await store.commit({ checkpoint: 3, writes: [] });
      expect(await store.checkpoint()).toBe(9);
    });

    it('writes all of a batch or none of it', async () => {
      const store = await open();
      await fill(store, { a: { title: 'before' } });
      const unwritable = {
        toJSON: () => {
          throw new Error('unwritable');
        },
      };
      const batch = {
        checkpoint: 9,
        writes: [
          { id: 'a', doc: note({ title: 'after' }), position: 8 },
          { id: 'b', doc: note({ body: unwritable as never }), position: 9 },
        ],
      };
      await expect(store.commit(batch)).rejects.toThrow();
      expect([(await store.get('a'))?.title, await store.get('b'), await store.checkpoint()]).toEqual([
        'before',
        null,
        1,
      ]);
    });

    it('parks a stream and unparks it, in order of position', async () => {
      const store = await open();
      const parked = (stream: string, position: number) => ({
        stream,
        position,
        revision: 2,
        reason: 'TypeError in NoteWritten',
        parkedAt: '2026-01-01T00:00:00.000Z',
      });
      await store.commit({ checkpoint: 8, writes: [], park: [parked('note-b', 8), parked('note-a', 6)] });
      expect(await store.parked()).toEqual([parked('note-a', 6), parked('note-b', 8)]);
      await store.commit({ checkpoint: 8, writes: [], unpark: ['note-a'] });
      expect(await store.parked()).toEqual([parked('note-b', 8)]);
    });

    it('is unchanged after a restart', async () => {
      await fill(await open(), { a: { title: 'Le lac', mood: 'calm' } }, 7);
      const store = await (await reopen()).open(notes);
      expect([(await store.get('a'))?.title, await store.checkpoint(), await store.count({ mood: 'calm' })]).toEqual([
        'Le lac',
        7,
        1,
      ]);
    });

    it('keeps two models separate', async () => {
      const other = await models().open({ ...notes, name: 'other-note' });
      await fill(await open(), { a: {} });
      expect([await other.get('a'), await other.checkpoint()]).toEqual([null, null]);
    });

    it('fails once it is closed', async () => {
      const store = await open();
      await models().close();
      await expect(store.get('a')).rejects.toMatchObject({ kind: 'closed' });
    });
  });
