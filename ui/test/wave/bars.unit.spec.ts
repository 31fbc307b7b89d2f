import { describe, expect, it } from 'vitest';
import { barHeights, barsPath } from '#wave/bars.ts';

describe('the bars of a waveform', () => {
  it('show the maximum of each share', () => expect(barHeights([10, 80, 30, 50], 2)).toEqual([0.8, 0.5]));
  it('repeat peaks when there are fewer than bars', () => expect(barHeights([100, 50], 4)).toEqual([1, 1, 0.5, 0.5]));
  it('show silence, and audio not measured yet, as dots', () => expect(barHeights([], 3)).toEqual([0.06, 0.06, 0.06]));
  it('stay within their frame', () => expect(barHeights([250], 1)).toEqual([1]));
  it('are drawn upright and centred', () => expect(barsPath([1, 0.5])).toBe('M0.5 8.0v84.0M1.5 29.0v42.0'));
});
