import { monthFigures, yearFigures, type YearFigures } from '@ecrin/contracts/thought/year.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMonth, findYear } from '#year/find-year.query.ts';
import { writeJournal, type Told } from './year-journal.fixtures.ts';

let embedded: EmbeddedStores;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
});
afterAll(() => embedded.dispose());

/** Threads by their short name. */
const ask = async (told: readonly Told[], { dayStart = 0, year = 2024, favorites = [] as readonly number[] } = {}) => {
  const { ownerId } = await writeJournal(embedded.models, told, favorites);
  const figures = yearFigures.parse(await findYear(embedded.models)({ ownerId, dayStart }, year));
  const month = async (of: number) =>
    monthFigures.parse(await findMonth(embedded.models)({ ownerId, dayStart }, [year, of]));
  return { figures, month, indexOf: (thoughtId: string) => Number(thoughtId.slice(ownerId.length + 1)) };
};

describe('the days of a year', () => {
  it('are those of the clock where each thought was made, across midnight and changes of the clock', async () => {
    const { figures } = await ask([
      // Half past midnight on 1 January in Paris, still 2023 in UTC.
      { occurredAt: '2023-12-31T23:30:00.000Z', mood: 'calm' },
      // 23:30 of 31 December in Los Angeles: 2025 in UTC.
      { occurredAt: '2025-01-01T07:30:00.000Z', timeZone: 'America/Los_Angeles', mood: 'sad' },
      // Already 2025 in Auckland.
      { occurredAt: '2024-12-31T12:00:00.000Z', timeZone: 'Pacific/Auckland' },
      // The hour after 02:00 is 03:00 on 31 March, and there are two of 02:30 on 27 October.
      { occurredAt: '2024-03-30T23:30:00.000Z' },
      { occurredAt: '2024-03-31T21:30:00.000Z' },
      { occurredAt: '2024-10-27T00:30:00.000Z' },
      { occurredAt: '2024-10-27T01:30:00.000Z' },
    ]);
    expect(figures.days).toEqual({
      '2024-01-01': { calm: 1 },
      '2024-12-31': { sad: 1 },
      '2024-03-31': { none: 2 },
      '2024-10-27': { none: 2 },
    });
    expect([figures.total, figures.firstYear]).toEqual([6, 2024]);
  });

  it('begin when the person’s days begin', async () => {
    const atNight = [{ occurredAt: '2024-01-01T01:30:00.000Z' }, { occurredAt: '2025-01-01T01:30:00.000Z' }];
    expect((await ask(atNight)).figures.days).toEqual({ '2024-01-01': { none: 1 } });
    expect((await ask(atNight, { dayStart: 240 })).figures.days).toEqual({ '2024-12-31': { none: 1 } });
  });

  it('are none in a year without thoughts', async () => {
    const { figures } = await ask([]);
    expect(figures).toMatchObject({ total: 0, firstYear: null, days: {}, threads: [], words: [], reread: [] });
    expect(figures.voice).toMatchObject({ ms: 0, longest: null });
  });
});

describe('the words of a year and what is reread', () => {
  const told: readonly Told[] = [
    { occurredAt: '2024-01-02T08:00:00.000Z', words: 'L’atelier, le lac.' },
    { occurredAt: '2024-06-09T08:00:00.000Z', words: 'Les lacs et la lumière, lumière encore, puis un long retour.' },
    { occurredAt: '2024-06-10T08:00:00.000Z', words: 'Lac, atelier, Lumière. Un mot à moi seul.', private: true },
    { occurredAt: '2024-06-22T08:00:00.000Z', words: 'Le lac, le soir.', spokenMs: 840_000 },
    {
      occurredAt: '2024-06-23T08:00:00.000Z',
      words: 'Je veux mourir, je ne vois plus rien, et tout cela est bien long.',
    },
  ];

  it('are in so many thoughts, the plural counted with the singular, those of every text left out', async () => {
    const { figures, month } = await ask(told);
    expect(figures.words).toEqual([
      { word: 'lac', thoughts: 4 },
      { word: 'atelier', thoughts: 2 },
      { word: 'long', thoughts: 2 },
      { word: 'lumière', thoughts: 2 },
    ]);
    expect((await month(6)).words[0]).toEqual({ word: 'lac', thoughts: 3 });
  });

  it('are the first one, the longest and a favourite: neither a private one nor one that may call for help', async () => {
    const { figures, month, indexOf } = await ask(told, { favorites: [3, 2] });
    const shown = (reread: YearFigures['reread']) =>
      reread.map(({ why, thought }) => [why, indexOf(thought.thoughtId)]);
    expect(shown(figures.reread)).toEqual([
      ['first', 0],
      ['longest', 1],
      ['favorite', 3],
    ]);
    expect(shown((await month(6)).reread)).toEqual([
      ['first', 1],
      ['longest', 3],
    ]);
  });

  it('tell the longest recording', async () => {
    const { figures, indexOf } = await ask(told);
    expect(figures.voice.longest).toMatchObject({ day: '2024-06-22', ms: 840_000, sound: true });
    expect(indexOf(figures.voice.longest?.thoughtId ?? '')).toBe(3);
  });
});

const vocabulary = ['lac', 'atelier', 'papa', 'train', 'brume'];
const zones = ['Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'];
const thought = fc.record({
  occurredAt: fc
    .integer({ min: Date.UTC(2023, 11, 28), max: Date.UTC(2025, 0, 4) })
    .map((ms) => new Date(ms).toISOString()),
  timeZone: fc.constantFrom(...zones),
  words: fc.subarray(vocabulary).map((words) => `${words.join(', ')}.`),
  mood: fc.constantFrom(...moods, null),
  spokenMs: fc.constantFrom(0, 0, 20_000, 61_000),
  deleted: fc.boolean(),
});

/** Counted one by one, with the calendar of the runtime. */
const countedByHand = (told: readonly Told[]) => {
  const dayOf = ({ occurredAt, timeZone }: Told) =>
    new Date(occurredAt).toLocaleDateString('sv-SE', { timeZone: timeZone ?? 'UTC' });
  const inYear = told.filter((one) => !one.deleted && dayOf(one).startsWith('2024'));
  const days: Record<string, Record<string, number>> = {};
  for (const one of inYear) {
    const of = (days[dayOf(one)] ??= {});
    of[one.mood ?? 'none'] = (of[one.mood ?? 'none'] ?? 0) + 1;
  }
  const words = vocabulary.flatMap((word) => {
    const thoughts = inYear.filter((one) => one.words?.includes(word)).length;
    return thoughts < 2 ? [] : [{ word, thoughts }];
  });
  return {
    days,
    total: inYear.length,
    voice: inYear.reduce((sum, { spokenMs = 0 }) => sum + spokenMs, 0),
    words: words.toSorted((one, other) => other.thoughts - one.thoughts || one.word.localeCompare(other.word)),
  };
};

it(
  'any history has the figures that are counted one by one',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(thought, { maxLength: 40 }), async (told) => {
        const { figures } = await ask(told);
        const { days, total, voice, words } = figures;
        expect({ days, total, voice: voice.ms, words }).toEqual(countedByHand(told));
        expect(voice.weeks.reduce((sum, { ms }) => sum + ms, 0)).toBe(voice.ms);
      }),
      { numRuns: 25 },
    ),
  60_000,
);

it('threads have their thoughts of each month, those of a merged thread with its target', async () => {
  const { ownerId } = await writeJournal(embedded.models, []);
  const next = `owner${Number(ownerId.slice('owner'.length)) + 1}`;
  const { figures } = await ask([
    { occurredAt: '2024-01-02T08:00:00.000Z', threadId: `${next}-oar` },
    { occurredAt: '2024-01-03T08:00:00.000Z', threadId: `${next}-lake` },
    { occurredAt: '2024-12-31T22:00:00.000Z', threadId: `${next}-oar` },
  ]);
  expect(figures.threads).toEqual([
    {
      threadId: `${next}-oar`,
      name: 'oar',
      colour: 'sky',
      total: 3,
      months: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    },
  ]);
});
