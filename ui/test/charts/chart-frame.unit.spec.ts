import { describe, expect, it } from 'vitest';
import { spacedLabels, ticksFor } from '#charts/chart-frame.tsx';

describe('the axes of a chart', () => {
  it.each([0, 1, 3, 7, 14, 99, 100, 2_190, 61])('hold %s in three round steps', (most) => {
    const ticks = ticksFor(most);
    expect(ticks).toHaveLength(4);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.at(-1)).toBeLessThanOrEqual(Math.max(3, 2 * most));
  });
  it('name as many places as fit, always with the last', () => {
    expect(spacedLabels(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    const spaced = spacedLabels(Array.from({ length: 30 }, (_none, index) => String(index)));
    expect(spaced.at(-1)).toBe('29');
    expect(spaced.filter((label) => label !== null)).toHaveLength(5);
  });
});
