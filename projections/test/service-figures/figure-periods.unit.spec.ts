import { describe, expect, it } from 'vitest';
import { figurePeriods } from '#service-figures/figure-periods.ts';

describe('the periods of a span', () => {
  it('are days that end today, and as many before', () => {
    const { periods, before, windowEnds } = figurePeriods('7d', '2026-03-02');
    expect([periods[0], periods.at(-1), before[0], before.at(-1)]).toEqual([
      '2026-02-24',
      '2026-03-02',
      '2026-02-17',
      '2026-02-23',
    ]);
    expect(windowEnds).toEqual({ now: '2026-03-02', before: '2026-02-23' });
  });
  it('are months that end with this one, across years', () => {
    const { periods, before } = figurePeriods('12m', '2026-01-31');
    expect(periods).toHaveLength(12);
    expect([periods[0], periods.at(-1), before[0], before.at(-1)]).toEqual([
      '2025-02',
      '2026-01',
      '2024-02',
      '2025-01',
    ]);
  });
});
