import { manualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { expect, it } from 'vitest';
import { createClientsSetAside } from '#passages/clients-set-aside.ts';

it.each([
  ['over-budget', 60_000],
  ['not-accepted', 5_000],
] as const)('asks about a client who is %s again after %d ms', (reason, ms) => {
  const clock = manualClock('2026-05-20T10:00:00.000Z');
  const setAside = createClientsSetAside(clock);
  setAside.add('bruno', reason);
  expect([setAside.has('bruno'), setAside.has('anne')]).toEqual([true, false]);
  clock.moveBy(ms);
  expect(setAside.has('bruno')).toBe(false);
});
