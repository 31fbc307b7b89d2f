import { expect, it } from 'vitest';
import { quietUntil } from '#notification/delivery/quiet-hours.ts';

const night = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Paris' };

it.each([
  ['before they begin', '2026-01-10T20:59:59.999Z', null],
  ['as they begin', '2026-01-10T21:00:00.000Z', '2026-01-11T06:00:00.000Z'],
  ['before midnight', '2026-01-10T22:59:59.000Z', '2026-01-11T06:00:00.000Z'],
  ['after midnight', '2026-01-11T03:30:12.345Z', '2026-01-11T06:00:00.000Z'],
  ['in their last second', '2026-01-11T05:59:59.999Z', '2026-01-11T06:00:00.000Z'],
  ['as they end', '2026-01-11T06:00:00.000Z', null],
  ['in summer, on the clock of the place', '2026-07-10T20:30:00.000Z', '2026-07-11T05:00:00.000Z'],
  ['in a night with a skipped hour', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['in a night that has an hour more', '2026-10-24T22:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])('overnight, %s', (_when, now, until) => expect(quietUntil(night, now)).toBe(until));

it('within a day, in a zone with a half-hour offset', () => {
  const siesta = { from: 13 * 60, to: 14 * 60 + 30, timeZone: 'Asia/Kolkata' };
  expect([quietUntil(siesta, '2026-05-01T07:45:00.000Z'), quietUntil(siesta, '2026-05-01T09:00:00.000Z')]).toEqual([
    '2026-05-01T09:00:00.000Z',
    null,
  ]);
});
it('from a minute to the same minute are empty', () =>
  expect(quietUntil({ from: 60, to: 60, timeZone: 'UTC' }, '2026-05-01T01:00:00.000Z')).toBeNull());
it('that end in a skipped hour end that much later', () =>
  expect(quietUntil({ ...night, to: 2 * 60 + 30 }, '2026-03-29T00:50:00.000Z')).toBe('2026-03-29T01:30:00.000Z'));
it('that end in a repeated hour end at its first occurrence', () => {
  const early = { ...night, to: 2 * 60 + 30 };
  expect([quietUntil(early, '2026-10-25T00:10:00.000Z'), quietUntil(early, '2026-10-25T01:10:00.000Z')]).toEqual([
    '2026-10-25T00:30:00.000Z',
    null,
  ]);
});
