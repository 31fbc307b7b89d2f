import { describe, expect, it } from 'vitest';
import { posterDrawing, type PosterContent, type PosterDrawing } from '#poster/poster-drawing.ts';
import type { PosterFace, PosterShape, PosterWords } from '#poster/poster-shapes.ts';
import type { PosterFormat } from '#poster/poster-sheet.ts';
import type { StoneMood } from '#stone/cuts.ts';

const formats: readonly PosterFormat[] = ['tall', 'wide', 'square'];

/** A sign is as wide as the widest letters are, an emoji as wide as it is tall. */
const measure = (text: string, _face: PosterFace, size: number) =>
  [...new Intl.Segmenter().segment(text)].reduce(
    (sum, { segment }) => sum + (/\p{Extended_Pictographic}/u.test(segment) ? 1.25 : 0.6) * size,
    0,
  );

const year = 2024;
const dayOf = (month: number, day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const daysIn = (month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

type Stones = readonly (StoneMood | null)[];
const contentOf = (stonesOn: (day: string) => Stones, more: Partial<PosterContent> = {}): PosterContent => ({
  year,
  months: Array.from({ length: 12 }, (_none, month) => ({
    mark: { rows: 'sept.', columns: 'S' },
    days: Array.from({ length: daysIn(month) }, (_day, at) => dayOf(month, at + 1)).map((day) => ({
      day,
      stones: stonesOn(day),
    })),
  })),
  sentence: null,
  name: null,
  count: null,
  ...more,
});
const full = contentOf(() => ['happy', 'sad', null], {
  sentence: 'On a nagé jusqu’à la bouée.',
  name: 'Camille',
  count: '1 098 pensées',
});

type Box = readonly [left: number, top: number, right: number, bottom: number];
const numbersIn = (d: string) => [...d.matchAll(/[ML](?<x>[\d.]+) (?<y>[\d.]+)/gu)].map(({ groups }) => groups ?? {});
const wordsBox = ({ text, x, y, size, face, anchor }: PosterWords): Box => {
  const width = measure(text, face, size);
  const left = anchor === 'left' ? x : anchor === 'right' ? x - width : x - width / 2;
  return [left, y - size, left + width, y + 0.3 * size];
};
const boxesOf = (shape: PosterShape): readonly Box[] => {
  if (shape.kind === 'words') return [wordsBox(shape)];
  if (shape.kind === 'thread')
    return numbersIn(shape.d).map(({ x, y }) => [Number(x), Number(y), Number(x), Number(y)]);
  const half = shape.size / 2;
  return [[shape.x - half, shape.y - half, shape.x + half, shape.y + half]];
};
/** Of its edges, in mm. */
const least = 9;
const outside = ({ width, height, shapes }: PosterDrawing) =>
  shapes.filter((shape) =>
    boxesOf(shape).some(
      ([left, top, right, bottom]) =>
        !(left >= least && top >= least && right <= width - least && bottom <= height - least),
    ),
  );

const wordsIn = ({ shapes }: PosterDrawing, part: PosterWords['part']) =>
  shapes.flatMap((shape) => (shape.kind === 'words' && shape.part === part ? [shape] : []));
const said = (drawing: PosterDrawing, part: PosterWords['part']) => wordsIn(drawing, part).map(({ text }) => text);
const endOf = ({ shapes }: PosterDrawing, kinds: readonly PosterShape['kind'][]) =>
  Math.max(...shapes.flatMap((shape) => (kinds.includes(shape.kind) ? boxesOf(shape).map(([, , , end]) => end) : [])));

const long = {
  sentence: `${'Je me suis demandé pourquoi '.repeat(5)}.`,
  arabic: 'ذهبنا إلى البحر في الصباح الباكر، ولم يكن هناك أحد سوى الريح والموج، وكنا سعداء كما لم نكن منذ زمن بعيد جدا',
  emoji: '👨‍👩‍👧‍👦🌊'.repeat(12),
  oneWord: 'W'.repeat(140),
};

describe.each(formats)('a %s sheet', (format) => {
  it.each(Object.entries({ none: null, short: 'On a nagé jusqu’à la bouée.', ...long }))(
    'holds all of it, sentence: %s',
    (_which, sentence) => {
      const name = 'Marie-Antoinette Wilhelmine '.repeat(3);
      const drawing = posterDrawing(format, { ...full, sentence, name }, measure);
      expect(outside(drawing)).toEqual([]);
      const all = said(drawing, 'sentence').join('');
      expect(all.replaceAll(' ', '')).toBe((sentence ?? '').replaceAll(' ', ''));
    },
  );

  it('has a stone or a figure for each thought, on each day that has one, and a dot on every other', () => {
    const stones = (day: string): Stones =>
      day.endsWith('-07') ? ['calm', 'calm', 'sad', null, 'happy'] : Number(day.slice(8)) % 3 === 0 ? ['calm'] : [];
    const content = contentOf(stones);
    const drawing = posterDrawing(format, content, measure);
    const drawn = drawing.shapes.filter((shape) => shape.kind === 'stone');
    const days = content.months.flatMap(({ days }) => days);
    const withThoughts = days.filter((day) => day.stones.length > 0).map(({ day }) => day);
    expect([...new Set(drawn.map(({ day }) => day))]).toEqual(withThoughts);
    const dots = drawing.shapes.flatMap((shape) => (shape.kind === 'dot' ? [shape.day] : []));
    expect([...withThoughts, ...dots].toSorted()).toEqual(days.map(({ day }) => day));
    const more = said(drawing, 'more');
    expect(more).toEqual(Array.from({ length: 12 }, () => '+3'));
    const total = days.reduce((sum, day) => sum + day.stones.length, 0);
    expect(drawn.length + more.reduce((sum, text) => sum + Number(text), 0)).toBe(total);
  });

  it('keeps the stones of one day apart from those of the next', () => {
    const stones = posterDrawing(format, full, measure).shapes.filter((shape) => shape.kind === 'stone');
    const cells = stones.map((one) => `${Math.round(one.x)} ${Math.round(one.y)}`);
    expect(new Set(cells).size).toBe(stones.length);
    const near = stones.filter((one, at) =>
      stones
        .slice(at + 1)
        .some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 0.8 * Math.min(one.size, other.size)),
    );
    expect(near).toEqual([]);
  });

  it('has the strand above the sentence and this above the foot, whatever its length', () => {
    for (const sentence of [null, 'Court.', ...Object.values(long)]) {
      const drawing = posterDrawing(format, { ...full, sentence }, measure);
      const lines = wordsIn(drawing, 'sentence');
      const foot = Math.min(...wordsIn(drawing, 'name').map(({ y, size }) => y - size));
      const strandEnd = endOf(drawing, ['stone', 'thread']);
      expect(strandEnd).toBeLessThan(Math.min(foot, ...lines.map(({ y, size }) => y - size)) - 1);
      expect(Math.max(strandEnd, ...lines.map(({ y, size }) => y + 0.3 * size))).toBeLessThan(foot - 1);
      expect(lines.length).toBeLessThanOrEqual(8);
    }
  });
});

it('a sentence of two lines has lines of about the same length', () => {
  const sentence = 'On a nagé jusqu’à la bouée, et personne n’a voulu rentrer.';
  const widths = wordsIn(posterDrawing('tall', { ...full, sentence }, measure), 'sentence').map(
    ({ text }) => text.length,
  );
  expect(widths).toHaveLength(2);
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(12);
});

it('words read from the right stay where they are anchored', () => {
  const drawing = posterDrawing('tall', { ...full, name: 'ليلى', sentence: long.arabic }, measure);
  expect(wordsIn(drawing, 'name')).toMatchObject([{ text: 'ليلى', x: 26, anchor: 'left', rightToLeft: true }]);
  expect(wordsIn(drawing, 'sentence').every(({ rightToLeft }) => rightToLeft)).toBe(true);
  expect(wordsIn(drawing, 'count')).toMatchObject([{ rightToLeft: false }]);
});

it('a long name has two lines, the second ends in an ellipsis, and stays clear of the mark', () => {
  const drawing = posterDrawing('tall', { ...full, name: 'Maximilienne Alexandrine de '.repeat(3) }, measure);
  const lines = wordsIn(drawing, 'name');
  expect(lines).toHaveLength(2);
  expect(lines[1]?.text).toMatch(/…$/u);
  expect(Math.max(...lines.map((line) => wordsBox(line)[2]))).toBeLessThan(300 / 2 - 12 / 2);
});

it('says nothing that was not chosen', () => {
  const drawing = posterDrawing(
    'wide',
    contentOf(() => []),
    measure,
  );
  const texts = drawing.shapes.flatMap((shape) =>
    shape.kind === 'words' && shape.part !== 'month' ? [shape.text] : [],
  );
  expect(texts).toEqual(['2024']);
});
