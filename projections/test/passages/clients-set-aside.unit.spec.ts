import { manualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { expect, it } from 'vitest';
import { createClientsSetAside } from '#passages/clients-set-aside.ts';

it('asks about a client who was set aside again after a minute', () => {
  const clock = manualClock('2026-05-20T10:00:00.000Z');
  const setAside = createClientsSetAside(clock);
  setAside.add('bruno');
  expect([setAside.has('bruno'), setAside.has('anne')]).toEqual([true, false]);
  clock.moveBy(60_000);
  expect([setAside.all(), setAside.has('bruno')]).toEqual([[], false]);
});

it('asks about a client again who gave their consent since, not before', () => {
  const clock = manualClock('2026-05-20T10:00:00.000Z');
  const setAside = createClientsSetAside(clock);
  setAside.add('bruno');
  setAside.accepted('bruno', '2026-05-20T09:59:59.000Z');
  setAside.accepted('anne', '2026-05-20T10:00:05.000Z');
  expect([setAside.has('bruno'), setAside.all()]).toEqual([true, ['bruno']]);
  setAside.accepted('bruno', '2026-05-20T10:00:05.000Z');
  expect([setAside.has('bruno'), setAside.all()]).toEqual([false, []]);
});
