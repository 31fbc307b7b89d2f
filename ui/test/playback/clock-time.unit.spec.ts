import { expect, it } from 'vitest';
import { clockTime } from '#playback/clock-time.ts';

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [72_400, '1:12'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('shows %i ms as %s', (ms, shown) => expect(clockTime(ms)).toBe(shown));
