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
