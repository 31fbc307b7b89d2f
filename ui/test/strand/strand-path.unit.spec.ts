import { describe, expect, it } from 'vitest';
import { placeOf, placesOf, stonePlaces, strandLayouts, strandSize, threadPath } from '#strand/strand-path.ts';

const { rows, columns, halves, weeks } = strandLayouts;

describe('the thread of a year', () => {
  it('turns with half a circle at the end of each month, one to the right and one to the left', () =>
    expect(threadPath(rows, [31, 29, 31])).toBe('M64 30L984 30A31 31 0 0 1 984 92L64 92A31 31 0 0 0 64 154L984 154'));

  it('runs down and up where months are columns', () =>
    expect(threadPath(columns, [31, 29])).toBe('M11 40L11 670A14.18 14.18 0 0 0 39.36 670L39.36 40'));

  it('has the days of a month from end to end, those of every second one in the other direction', () => {
    expect(placeOf(rows, 0, [30, 31])).toEqual({ x: 984, y: 30 });
    expect([placeOf(rows, 1, [0, 29]), placeOf(rows, 1, [28, 29])]).toEqual([
      { x: 984, y: 92 },
      { x: 64, y: 92 },
    ]);
  });
});

it('the thread of a month ends at its last day', () => expect(threadPath(weeks, [7, 7, 7, 7, 2])).toMatch(/L73 402$/u));

it('days of a month stand under each other', () => {
  expect(placeOf(halves, 1, [0, 16]).x).toBe(placeOf(halves, 0, [15, 16]).x);
  expect(placeOf(halves, 1, [14, 16]).x).toBe(placeOf(halves, 0, [1, 16]).x);
});

it('one stone is the largest, two and three stand across the thread, the third place is the number of more', () => {
  const on = { x: 100, y: 30 };
  expect(stonePlaces(rows, on, 1)).toEqual([{ ...on, size: 25 }]);
  expect(stonePlaces(rows, on, 2)).toEqual([
    { x: 100, y: 18.5, size: 21 },
    { x: 100, y: 41.5, size: 21 },
  ]);
  expect(stonePlaces(columns, on, 9)).toEqual([
    { x: 91, y: 30, size: 9.5 },
    { x: 100, y: 30, size: 9.5 },
    { x: 109, y: 30, size: 9.5 },
  ]);
});

it.each([
  ['rows', Array.from({ length: 12 }, () => 31)],
  ['columns', Array.from({ length: 12 }, () => 31)],
  ['halves', [16, 15]],
  ['weeks', [7, 7, 7, 7, 3]],
] as const)('every day is within the drawing: %s', (name, lines) => {
  const layout = strandLayouts[name];
  const { width, height } = strandSize(layout, lines.length);
  const places = lines.flatMap((days, line) =>
    Array.from({ length: days }, (_none, day) => placeOf(layout, line, [day, placesOf(layout, days, lines[0])])),
  );
  expect(places.filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height)).toEqual([]);
});
