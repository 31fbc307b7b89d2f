import { parseTextQuery } from '@ecrin/domain/text/text-query.ts';
import type { Page } from '@ecrin/platform/ports/read-models.ts';
import { describe, expect, it } from 'vitest';
import { fill, note, notes, type Note, type ReadModelsCase } from './read-models.fixtures.ts';

export const readModelsTextCases = ({ models }: ReadModelsCase) =>
  describe('text search', () => {
    const filled = async (documents: Readonly<Record<string, Partial<Note>>>) => {
      const store = await models().open(notes);
      await fill(store, documents);
      const found = async (typed: string, ownerId = 'anne') => {
        const text = parseTextQuery(typed) ?? { terms: [], phrases: [], excluded: [] };
        const { items } = await store.find({ filter: { ownerId }, text, sort: [['title', 'asc']], limit: 50 });
        expect(await store.count({ ownerId }, text)).toBe(items.length);
        return items.map(({ title }) => title).join(' ');
      };
      return { store, found };
    };
    const sample = {
      a: { title: 'A', body: 'Cet été, l’amour au bord du grand lac.' },
      b: { title: 'B', body: 'Un lac grand comme la mer ; ma sœur y nage.', tags: ['Été indien'] },
      c: { title: 'C', body: 'Rien que la pluie, la lacune.', tags: ['porte-clés', 'ouvert'] },
      d: { title: 'D', ownerId: 'bruno', body: 'L’ÉTÉ de Bruno.' },
    } as const;

    it.each([
      ['ete ', 'A B', 'without accents'],
      ['ÉTÉ ', 'A B', 'whatever the case'],
      ['amour ', 'A', 'behind an apostrophe'],
      ["l'amour ", 'A', 'with its article'],
      ['soeur ', 'B', 'with its ligature open'],
      ['sœur ', 'B', 'with its ligature'],
      ['lac ', 'A B', 'as a whole word'],
      ['lac', 'A B C', 'as a beginning while typing'],
      ['lac ete ', 'A B', 'with every word there'],
      ['lac pluie ', '', 'but not with one word missing'],
      ['"grand lac"', 'A', 'as an exact phrase'],
      ['« lac grand » mer ', 'B', 'as a phrase and a word'],
      ['lac -mer', 'A', 'without a word'],
      ['-lac', 'C', 'by exclusion alone'],
      ['"indien C"', '', 'but no phrase from one field into the next'],
      ['"cles ouvert"', '', 'nor from one entry of a list into the next'],
      ['"porte cles"', 'C', 'within an entry of a list'],
      ['???', '', 'nothing by signs alone'],
      ['grand\u00AD lac ', 'A B', 'whatever sign that nobody sees'],
      ['o', 'C', 'by what is written only, not by whose it is'],
    ])('finds %s: %s (%s)', async (typed, expected) => {
      const { found } = await filled(sample);
      expect(await found(typed)).toBe(expected);
    });

    it.each([
      ['🤯', 'E', 'a sign as emoji'],
      ['👨‍👩‍👧', 'F', 'a sign of several'],
      ['👩', '', 'but no part of one'],
      ['-🤯', 'F G H I', 'without a sign'],
      ['"bien 🤯"', 'E', 'a phrase with a sign'],
      ['12000', 'E F', 'a number whose groups stand apart, or not'],
      ['12\u202F000 ', 'E F', 'or asked for as it is read'],
      ['12,000', 'E F', 'or as in English'],
      ['#️⃣', '', 'nothing by what is no word'],
      ['天气', 'G', 'a word of writing without blanks'],
      ['กิน', 'H', 'a word of Thai, and none with another vowel'],
      ['กั', 'I', 'or its beginning'],
      ['"很好"', 'G', 'or a phrase of it'],
    ])('finds %s: %s (%s)', async (typed, expected) => {
      const { found } = await filled({
        e: { title: 'E', body: 'Très bien 🤯 pour 12\u00A0000 euros' },
        f: { title: 'F', body: 'Nous 👨‍👩‍👧 et 12000 pas' },
        g: { title: 'G', body: '今天天气很好。', tags: ['🇫🇷'] },
        h: { title: 'H', body: 'ไปกินข้าว' },
        i: { title: 'I', body: 'ไปด้วยกัน' },
      });
      expect(await found(typed)).toBe(expected);
    });

    it('returns only the owner’s documents', async () => {
      const { found, store } = await filled(sample);
      expect(await found('ete ', 'bruno')).toBe('D');
      expect(await store.count({}, parseTextQuery('ete ') ?? undefined)).toBe(3);
    });

    it.each([5, 700])('finds an owner’s hits among %i of others', async (others) => {
      const byOthers = Array.from({ length: others }, (_none, index) => [
        `o${index}`,
        { ownerId: 'bruno', title: `O${index}`, body: 'Un été de plus.' },
      ]);
      const { found, store } = await filled({ ...sample, ...Object.fromEntries(byOthers) });
      const { items } = await store.find({
        filter: { ownerId: 'anne' },
        text: { terms: [{ word: 'ete', prefix: false }], phrases: [], excluded: [] },
        sort: [['at', 'desc']],
        limit: 20,
      });
      expect([await found('ete '), new Set(items.map(({ title }) => title))]).toEqual(['A B', new Set(['A', 'B'])]);
    });

    it('removes old words when a document changes or is deleted', async () => {
      const { found, store } = await filled(sample);
      await store.commit({
        checkpoint: 9,
        writes: [
          { id: 'a', doc: note({ title: 'A', body: 'Autre chose.' }), position: 8 },
          { id: 'b', doc: null, position: 9 },
        ],
      });
      expect([await found('ete '), await found('autre ')]).toEqual(['', 'A']);
    });

    it('pages and counts its hits', async () => {
      const { store } = await filled(sample);
      const text = parseTextQuery('lac') ?? undefined;
      const query = {
        filter: { ownerId: 'anne' },
        sort: [['title', 'desc']],
        limit: 2,
        ...(text && { text }),
      } as const;
      const first = await store.find(query);
      const second = await store.find({ ...query, cursor: first.nextCursor });
      expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['C', 'B', 'A']);
      expect(await store.countBy('tags', { ownerId: 'anne' }, text)).toEqual(
        new Map([
          ['Été indien', 1],
          ['ouvert', 1],
          ['porte-clés', 1],
        ]),
      );
    });

    const many = 620;
    /** In pieces: no database takes hundreds of documents at once within its time. */
    const filledWith = async (documents: readonly Partial<Note>[]) => {
      const store = await models().open(notes);
      for (let from = 0; from < documents.length; from += 62)
        await fill(
          store,
          Object.fromEntries(documents.slice(from, from + 62).map((one, index) => [`n${from + index}`, one])),
          from + 1,
        );
      return store;
    };

    it.each([
      ['seul ', 1],
      ['rare ', 7],
      ['parfois ', 500],
      ['souvent ', 501],
      ['toujours ', many],
      ['souvent rare ', 5],
      ['toujours -souvent', many - 501],
    ])('pages and counts « %s» in the order of its hits, however many there are', async (typed, count) => {
      const words = (index: number): string =>
        [
          'toujours',
          index < 501 ? 'souvent' : '',
          index < 500 ? 'parfois' : '',
          index % 10 === 0 && index >= 460 && index < 530 ? 'rare' : '',
          index === 300 ? 'seul' : '',
        ].join(' ');
      const at = (index: number): string => String((index * 7_919) % many).padStart(4, '0');
      const bodies = Array.from({ length: many }, (_none, index) => ({ at: at(index), body: words(index) }));
      const store = await filledWith(bodies);
      const text = parseTextQuery(typed) ?? { terms: [], phrases: [], excluded: [] };
      const [filter, sort] = [{ ownerId: 'anne', at: { gte: '0000' } }, [['at', 'desc']] as const];
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<Note> = await store.find({ filter, text, sort, limit: 170, cursor });
        found.push(...page.items.map((item) => item.at));
        cursor = page.nextCursor;
      } while (cursor !== null);
      const has = (body: string, word: string): boolean => body.split(' ').includes(word);
      const expected = bodies
        .filter(
          ({ body }) =>
            text.terms.every(({ word }) => has(body, word)) && !text.excluded.some((word) => has(body, word)),
        )
        .map((one) => one.at)
        .toSorted()
        .toReversed();
      expect(expected).toHaveLength(count);
      expect(found).toEqual(expected);
      expect(await store.count(filter, text)).toBe(count);
      for (const most of [1, 100, count - 1, count, count + 1])
        expect(await store.count(filter, text, most)).toBe(Math.min(most + 1, count));
    });

    it.each([
      ['as they were stored', [619, 618, 617]],
      ['but for one of long ago with a new date', [3, 619, 618]],
      ['but for a new one with an old date', [618, 617, 616]],
    ])('finds the newest of very many, in order %s', async (order, expected) => {
      const dates = Array.from({ length: many }, (_none, index) => index);
      if (order.includes('long ago')) dates[3] = 5_000;
      if (order.includes('an old date')) dates[many - 1] = 0;
      const store = await filledWith(
        dates.map((date, index) => ({ at: String(date).padStart(4, '0'), body: 'toujours', title: String(index) })),
      );
      const text = parseTextQuery('toujours ') ?? { terms: [], phrases: [], excluded: [] };
      const query = { filter: { ownerId: 'anne' }, text, sort: [['at', 'desc']], limit: 3 } as const;
      const first = await store.find(query);
      expect(first.items.map(({ title }) => Number(title))).toEqual(expected);
      const second = await store.find({ ...query, cursor: first.nextCursor });
      expect(second.items).toHaveLength(3);
      expect(second.items.some(({ title }) => expected.includes(Number(title)))).toBe(false);
    });

    it.each([
      ['here and there', (index: number) => index % 6 === 0],
      ['often once, now and then since', (index: number) => index < 520 || index % 20 === 0],
      ['now and then once, often since', (index: number) => index >= 520 || index % 20 === 0],
    ])('finds the newest with a word that was written %s, whenever it was stored', async (_how, isWritten) => {
      const dates = Array.from({ length: many }, (_none, index) => (index * 7_919) % many);
      const store = await filledWith(
        dates.map((date, index) => ({
          at: String(date).padStart(4, '0'),
          body: isWritten(index) ? 'brume' : 'pluie',
          title: String(index),
        })),
      );
      const expected = dates
        .map((date, index) => ({ date, index }))
        .filter(({ index }) => isWritten(index))
        .toSorted((one, other) => other.date - one.date)
        .map(({ index }) => index);
      const text = parseTextQuery('brume ') ?? { terms: [], phrases: [], excluded: [] };
      const { items } = await store.find({ filter: { ownerId: 'anne' }, text, sort: [['at', 'desc']], limit: 3 });
      expect(items.map(({ title }) => Number(title))).toEqual(expected.slice(0, 3));
    });
  });
