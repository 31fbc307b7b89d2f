import { mostImportJournals } from '@ecrin/contracts/journal-import/journal-import.ts';
import { entryOf } from '@ecrin/platform/journal-import/source.ts';
import { expect, it } from 'vitest';
import { createPreview } from '#journal-import/preview.ts';

const placeOf = (size: number) => ({ offset: 0, packed: size, size, isDeflated: false, changed: '' });
const written = (occurredAt: string, text: string, sizes: readonly number[] = []) =>
  entryOf({
    occurredAt,
    timeZone: 'Europe/Paris',
    text,
    pictures: sizes.map((size) => ({ path: 'a.jpg', alt: '', keepsMetadata: false, place: placeOf(size) })),
  });
const facts = {
  source: 'day-one',
  leftOut: new Map(),
  senders: new Map(),
  me: null,
  columns: null,
  goals: [],
  stories: [],
} as const;

it('given entries of two pages, then each group has its months, its words for the AI, and the place its pictures take', async () => {
  const preview = createPreview({ ownerId: 'claire', findDuplicates: async () => [] });
  // By the clock of its place the last day of February is over.
  await preview.add([written('2019-02-28T23:30:00.000Z', 'Les cartons partout.', [700, 80])], 'day-one');
  await preview.add([written('2019-11-05T10:00:00.000Z', 'On applaudit', [20])], 'day-one');
  const shown = preview.show({ importId: 'i', name: 'Journal.zip', bytes: 1_400, timeZone: 'UTC', facts });
  expect([shown.bytes, shown.groups]).toEqual([
    1_400,
    [
      {
        year: '2019',
        journal: null,
        needs: [],
        here: false,
        from: '2019-03',
        to: '2019-11',
        entries: 2,
        words: 5,
        pictures: 3,
        pictureBytes: 800,
        sounds: 0,
        soundBytes: 0,
      },
    ],
  ]);
});

const shownOf = async (...pages: readonly (readonly ReturnType<typeof written>[])[]) => {
  // Every second entry of a page is here already.
  const findDuplicates = async ({ entries }: Readonly<{ entries: readonly unknown[] }>) =>
    entries.flatMap((_entry, at) => (at % 2 === 1 ? String(at) : []));
  const preview = createPreview({ ownerId: 'claire', findDuplicates });
  for (const page of pages) await preview.add(page, 'day-one');
  return preview.show({ importId: 'i', name: 'Journal.zip', bytes: 1_400, timeZone: 'UTC', facts });
};
const at = (day: number, more: object = {}) => ({
  ...written(`2019-03-0${day}T10:00:00.000Z`, `Jour ${day}`),
  ...more,
});

it('given several pages, then its examples are the first entry, the middle of the first page, and the last', async () => {
  const { examples } = await shownOf([at(1), at(2), at(3)], [at(4), at(5)]);
  expect(examples.map(({ text }) => text)).toEqual(['Jour 1', 'Jour 2', 'Jour 5']);
});

it('given entries without an hour, a zone, a mood or tags, then it counts each', async () => {
  const shown = await shownOf([
    at(1, { hourless: true, mood: 'super', tags: ['mer', 'vent'] }),
    at(2, { hourless: true, zoneless: true, mood: 'super', tags: ['mer'] }),
    at(3),
  ]);
  const { hourless, zoneless, duplicates, moods, tags, entries } = shown;
  expect({ hourless, zoneless, duplicates, moods, tags, entries }).toEqual({
    hourless: 2,
    zoneless: 1,
    duplicates: 1,
    moods: [{ name: 'super', count: 2 }],
    tags: 2,
    entries: 3,
  });
});

it('given an entry without a word, then it needs what it is made of', async () => {
  const { groups } = await shownOf([written('2019-03-01T10:00:00.000Z', ' \n', [20]), at(2)]);
  expect(groups.map(({ needs, here }) => [needs, here])).toEqual([
    [['pictures'], false],
    [[], true],
  ]);
});

it('given more journals than can be told apart, then the others are of none', async () => {
  const entries = Array.from({ length: mostImportJournals + 3 }, (_none, number) => at(1, { journal: `J${number}` }));
  const { journals, groups } = await shownOf(entries);
  expect(journals).toHaveLength(mostImportJournals);
  expect(groups.filter(({ journal }) => journal === null).map((group) => [group.entries, group.here])).toEqual([
    [2, false],
    [1, true],
  ]);
});
