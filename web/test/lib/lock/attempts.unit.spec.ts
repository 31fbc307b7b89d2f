import { describe, expect, it } from 'vitest';
import { afterFailure, freeAttempts, noAttempts, pauseLeftMs } from '#lib/lock/attempts.ts';

const failed = (count: number, at = 0) =>
  Array.from({ length: count }).reduce<typeof noAttempts>((attempts) => afterFailure(attempts, at), noAttempts);

describe('wrong codes', () => {
  it('five may be given in a row, then pauses grow to an hour', () => {
    expect(pauseLeftMs(failed(freeAttempts - 1), 0)).toBe(0);
    expect([5, 6, 7, 8, 9, 10, 99].map((count) => pauseLeftMs(failed(count), 0) / 1_000)).toEqual([
      30, 60, 300, 900, 3_600, 3_600, 3_600,
    ]);
  });

  it('a pause runs down, and one more wrong code begins the next', () => {
    const five = failed(5, 1_000_000);
    expect(pauseLeftMs(five, 1_010_000)).toBe(20_000);
    expect(pauseLeftMs(five, 1_030_000)).toBe(0);
    expect(pauseLeftMs(afterFailure(five, 1_030_000), 1_030_000)).toBe(60_000);
  });

  it('a clock that is set back makes no pause longer than it is, one set forward none shorter than the clock says', () => {
    expect(pauseLeftMs(failed(5, 1_000_000), 0)).toBe(30_000);
  });
});
