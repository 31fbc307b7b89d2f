import type { Find } from '@ecrin/platform/ports/read-models.ts';
import { describe, expect, it } from 'vitest';
import { filterCases, sampleNotes as sample } from './filter.cases.ts';
import { fill, notes, type Note, type ReadModelsCase } from './read-models.fixtures.ts';

export const readModelsQueryCases = ({ models }: ReadModelsCase) =>
  describe('queries', () => {
    const filled = async (documents: Readonly<Record<string, Partial<Note>>>) => {
      const store = await models().open(notes);
      await fill(store, documents);
      const titles = async (query: Partial<Find<Note>>) =>
        (await store.find({ filter: {}, sort: [['title', 'asc']], limit: 50, ...query })).items.map(
          ({ title }) => title,
        );
      return { store, titles };
    };

    it.each(filterCases)('filters by %s', async (_what, filter, expected) => {
      const { store, titles } = await filled(sample);
      expect(await titles({ filter })).toEqual(expected);
      expect(await store.count(filter)).toBe(expected.length);
      expect(await store.count(filter, undefined, 1)).toBe(Math.min(expected.length, 2));
    });

    it('counts no further than to one more than asked for, each number of its own', async () => {
      const { store } = await filled(Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, {}])));
      const filter = { ownerId: 'anne' };
      const counted = [1, 2, 3, 4, 9].map((most) => store.count(filter, undefined, most));
      expect(await Promise.all([...counted, store.count(filter)])).toEqual([2, 3, 4, 4, 4, 4]);
      await fill(store, { e: {} }, 9);
      expect([await store.count(filter, undefined, 4), await store.count(filter)]).toEqual([5, 5]);
    });

    it('sorts null first, and last in reverse', async () => {
      const { titles } = await filled(sample);
      expect(await titles({ sort: [['rank', 'asc']] })).toEqual(['C', 'A', 'B', 'D']);
      expect(await titles({ sort: [['rank', 'desc']] })).toEqual(['D', 'B', 'A', 'C']);
    });

    it.each<[string, Find<Note>['sort']]>([
      ['one way', [['at', 'asc']]],
      ['the other way', [['at', 'desc']]],
      [
        'two fields, both ways',
        [
          ['mood', 'desc'],
          ['at', 'asc'],
        ],
      ],
      ['a field often empty', [['rank', 'desc']]],
    ])('pages through equal values without gaps or duplicates, sorted %s', async (_how, sort) => {
      const many = Object.fromEntries(
        Array.from({ length: 23 }, (_none, index) => [
          `n${index}`,
          {
            title: `${index}`,
            at: `2026-01-0${1 + (index % 3)}`,
            mood: index % 2 ? 'calm' : null,
            rank: index % 5 ? null : index,
          },
        ]),
      );
      const { store } = await filled(many);
      const whole = (await store.find({ filter: { ownerId: 'anne' }, sort, limit: 50 })).items;
      const paged: Note[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof store.find>> = await store.find({
          filter: { ownerId: 'anne' },
          sort,
          limit: 4,
          cursor,
        });
        expect(page.items.length).toBeGreaterThan(0);
        paged.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(paged).toEqual(whole);
      expect(new Set(paged.map(({ title }) => title)).size).toBe(23);
    });

    it.each([
      ['asc', ['A', 'B', 'C'], ['A', 'B']],
      ['desc', ['D', 'C', 'B'], ['D', 'C']],
    ] as const)('puts equal values in order by id, %s, also where a page ends', async (direction, first, less) => {
      const document = (title: string) => [title.toLowerCase(), { title, at: '1' }] as const;
      const { titles } = await filled(Object.fromEntries(['C', 'A', 'D', 'B'].map(document)));
      const query = { filter: { ownerId: 'anne' }, sort: [['at', direction]] } as const;
      expect(await titles({ ...query, limit: 3 })).toEqual(first);
      expect(await titles({ ...query, limit: 2 })).toEqual(less);
    });

    it('continues from its place when documents were added and removed in between', async () => {
      const { store } = await filled({
        a: { title: 'A', at: '1' },
        b: { title: 'B', at: '2' },
        c: { title: 'C', at: '3' },
        d: { title: 'D', at: '4' },
      });
      const query = { filter: { ownerId: 'anne' }, sort: [['at', 'asc']], limit: 2 } as const;
      const { nextCursor } = await store.find(query);
      await store.commit({ checkpoint: 11, writes: [{ id: 'b', doc: null, position: 10 }] });
      await fill(store, { e: { title: 'E', at: '0' } }, 12);
      expect((await store.find({ ...query, cursor: nextCursor })).items.map(({ title }) => title)).toEqual(['C', 'D']);
    });

    it('has no next page after a last page that is exactly full', async () => {
      const { store } = await filled({ a: {}, b: {} });
      expect((await store.find({ filter: {}, sort: [['at', 'asc']], limit: 2 })).nextCursor).toBeNull();
    });

    it.each([
      'x',
      'W10',
      Buffer.from('{"a":1}').toString('base64url'),
      Buffer.from('[[["at","asc"]],[{}],"a"]').toString('base64url'),
    ])('refuses « %s » as a cursor', async (cursor) => {
      const { store } = await filled(sample);
      const asked = store.find({ filter: {}, sort: [['at', 'asc']], limit: 2, cursor });
      await expect(asked).rejects.toMatchObject({ kind: 'bad-cursor' });
    });

    it('refuses a cursor of another order', async () => {
      const { store } = await filled(sample);
      const { nextCursor } = await store.find({ filter: {}, sort: [['at', 'asc']], limit: 2 });
      await expect(
        store.find({ filter: {}, sort: [['rank', 'asc']], limit: 2, cursor: nextCursor }),
      ).rejects.toMatchObject({ kind: 'bad-cursor' });
    });

    it('refuses a field that is not indexed', async () => {
      const { store } = await filled(sample);
      await expect(store.count({ hidden: 'x' })).rejects.toMatchObject({ kind: 'not-indexed' });
      await expect(store.find({ filter: {}, sort: [['hidden', 'asc']], limit: 2 })).rejects.toMatchObject({
        kind: 'not-indexed',
      });
    });

    it('counts again after every change', async () => {
      const { store } = await filled(sample);
      const figures = async () => [
        await store.count({ ownerId: 'anne' }),
        await store.count({ ownerId: 'bruno' }),
        await store.count({}),
      ];
      expect(await figures()).toEqual([3, 1, 4]);
      await fill(store, { e: { ownerId: 'bruno' } }, 20);
      expect(await figures()).toEqual([3, 2, 5]);
      await store.commit({ checkpoint: 21, writes: [{ id: 'a', doc: null, position: 21 }] });
      expect(await figures()).toEqual([2, 2, 4]);
    });

    it('counts by value, each value of a list, and leaves out empty ones', async () => {
      const { store } = await filled({ ...sample, e: { title: 'E', tags: ['eau', 'eau'] } });
      expect(await store.countBy('mood', {})).toEqual(
        new Map([
          ['calm', 2],
          ['sad', 1],
        ]),
      );
      expect(await store.countBy('tags', { ownerId: 'anne' })).toEqual(
        new Map([
          ['eau', 3],
          ['nuit', 1],
          ['nuits', 1],
        ]),
      );
      expect(await store.countBy('pinned', { ownerId: 'anne' })).toEqual(
        new Map([
          ['true', 1],
          ['false', 3],
        ]),
      );
      expect(await store.countBy('rank', { ownerId: 'bruno' })).toEqual(new Map([['3', 1]]));
    });

    it('counts by value again after every write that changed something', async () => {
      const { store } = await filled({ a: { mood: 'calm' }, b: { mood: 'calm', ownerId: 'bruno' } });
      const moods = async () =>
        [await store.countBy('mood', {}), await store.countBy('mood', { ownerId: 'anne' })].map((found) => [...found]);
      expect(await moods()).toEqual([[['calm', 2]], [['calm', 1]]]);
      await fill(store, { a: { mood: 'sad' } }, 20);
      expect((await moods()).map((found) => new Map(found))).toEqual([
        new Map([
          ['calm', 1],
          ['sad', 1],
        ]),
        new Map([['sad', 1]]),
      ]);
      await store.commit({ checkpoint: 21, writes: [{ id: 'a', doc: null, position: 21 }] });
      expect(await moods()).toEqual([[['calm', 1]], []]);
    });
  });
