import { partsThrough } from '@ecrin/domain/goal/day-part.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from '#goal/goal-thought-filter.ts';

const today = '2026-11-21';
const day = fc.integer({ min: -40_000, max: 400 }).map((days) => dayPlus(today, days));

it('ranges of day parts follow each other, cover the whole, and are of four years at most', () =>
  fc.assert(
    fc.property(day, day, (from, to) => {
      const whole = partsThrough(from, to < from ? from : to);
      const pieces = piecesOf(whole, today);
      expect([pieces[0]?.gte, pieces.at(-1)?.lt]).toEqual([whole.gte, whole.lt]);
      expect(pieces.slice(1).map(({ gte }) => gte)).toEqual(pieces.slice(0, -1).map(({ lt }) => lt));
      for (const { gte, lt } of pieces) {
        expect(gte < lt).toBe(true);
        expect(lt <= `${Number(gte.slice(0, 4)) + 4}${gte.slice(4)}`).toBe(true);
      }
    }),
  ));

it('the last month and this one are a range of their own, which stays the same for the month', () => {
  const of = (now: string) => piecesOf(partsThrough('2025-01-01', now), now);
  expect(of('2026-11-21').map(({ gte }) => gte)).toEqual(['2025-01-01T00', '2026-10-01T00']);
  expect(of('2026-11-30')[0]).toEqual(of('2026-11-01')[0]);
});
