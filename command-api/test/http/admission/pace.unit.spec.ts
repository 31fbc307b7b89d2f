import { expect, it } from 'vitest';
import { createPace } from '#http/admission/pace.ts';

type Load = Readonly<{ changes: number; taken: number }>;

/** Ten ticks a second: so many changes come a second, and readers take in so many; they may be 0.3 s behind. */
const simulate = ({ changes, taken }: Load, seconds: number) => {
  const pace = createPace();
  const ticks: { lag: number; comes: number }[] = [];
  let behind = 0;
  for (let tick = 0; tick < seconds * 10; tick += 1) {
    const comes = Math.min(changes, pace.perSecond() ?? Infinity);
    behind = Math.max(0, behind + (comes - taken) / 10);
    ticks.push({ lag: behind / taken, comes });
    pace.follow(behind / taken / 0.3, comes);
  }
  return { pace, ticks };
};

it('given twice as many changes as readers take in, then readers stay half a second behind at most, and are never idle', () => {
  const { ticks } = simulate({ changes: 2_000, taken: 1_000 }, 30);
  const settled = ticks.slice(50);
  expect(Math.max(...ticks.map(({ lag }) => lag))).toBeLessThan(1);
  expect(Math.max(...settled.map(({ lag }) => lag))).toBeLessThan(0.5);
  expect(settled.reduce((sum, { comes }) => sum + comes, 0) / settled.length).toBeGreaterThan(950);
});

it('given fewer changes than readers take in, then there is no pace', () => {
  const { pace } = simulate({ changes: 900, taken: 1_000 }, 10);
  expect(pace.perSecond()).toBeNull();
});

it('given readers that stand still, then some changes go on; and once they follow again, nothing is slowed down', () => {
  const pace = createPace();
  for (let tick = 0; tick < 100; tick += 1) pace.follow(tick, 500);
  expect(pace.perSecond()).toBe(50);
  for (let tick = 0; tick < 100; tick += 1) pace.follow(0, 40);
  expect(pace.perSecond()).toBeNull();
});
