import { addAmounts } from '@ecrin/platform/projections/totals.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationAmount, durationQuantile } from '#service-figures/duration-histogram.ts';

const histogramOf = (durations: readonly number[]) =>
  durations.map((ms) => durationAmount('wait', ms)).reduce(addAmounts, {});
const duration = fc.integer({ min: 50, max: 30 * 86_400_000 });

describe('a histogram of durations', () => {
  it('knows nothing of none', () => expect(durationQuantile({ 'other:3': 4 }, 'wait', 0.5)).toBeNull());
  it('gives any quantile within 5 % of the exact one, however the days are added up', () =>
    fc.assert(
      fc.property(
        fc.array(duration, { minLength: 1, maxLength: 60 }),
        fc.array(duration, { maxLength: 60 }),
        fc.constantFrom(0.5, 0.95, 1),
        (one, other, share) => {
          const all = [...one, ...other].toSorted((a, b) => a - b);
          const exact = all[Math.ceil(share * all.length) - 1] ?? 0;
          const found = durationQuantile(addAmounts(histogramOf(one), histogramOf(other)), 'wait', share) ?? 0;
          expect(Math.abs(found / exact - 1)).toBeLessThanOrEqual(0.05);
        },
      ),
    ));
  it('gives any of the shorter durations within 5 %', () => {
    for (let ms = 50; ms <= 20_000; ms += 1)
      expect(Math.abs((durationQuantile(durationAmount('wait', ms), 'wait', 0.5) ?? 0) / ms - 1)).toBeLessThanOrEqual(
        0.05,
      );
  });
  it('counts what is beyond as the nearest', () => {
    expect(durationQuantile(durationAmount('wait', -5), 'wait', 0.5)).toBe(50);
    expect(durationQuantile(durationAmount('wait', 9e12), 'wait', 0.5)).toBeGreaterThan(30 * 86_400_000 * 0.9);
  });
});
