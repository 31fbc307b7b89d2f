import { describe, expect, it } from 'vitest';
import { instantFromWallClock, offsetAt, wallClockAt } from '#time/wall-clock.ts';

const ms = (text: string): number => Date.parse(`${text}:00.000Z`);
const hourMs = 3_600_000;

describe('wall clock', () => {
  it.each([
    ['2026-01-01T12:00', 'Europe/Paris', '2026-01-01T13:00'],
    ['2026-07-01T12:00', 'Europe/Paris', '2026-07-01T14:00'],
    ['2026-01-01T23:30', 'Asia/Kathmandu', '2026-01-02T05:15'],
    ['2026-01-01T00:00', 'America/Montreal', '2025-12-31T19:00'],
    ['2026-01-01T12:00', 'UTC', '2026-01-01T12:00'],
  ])('at %s in %s shows %s', (instant, zone, shown) => expect(wallClockAt(ms(instant), zone)).toBe(ms(shown)));
  it('has an offset of whole seconds, whatever the fraction', () =>
    expect(offsetAt(ms('2026-01-01T12:00') + 999, 'Europe/Paris')).toBe(hourMs));

  it.each([
    ['2026-03-29T01:59', 'Europe/Paris', '2026-03-29T00:59'],
    ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30'],
    ['2026-03-29T03:00', 'Europe/Paris', '2026-03-29T01:00'],
    ['2026-10-25T02:00', 'Europe/Paris', '2026-10-25T00:00'],
    ['2026-10-25T02:59', 'Europe/Paris', '2026-10-25T00:59'],
    ['2026-10-25T03:00', 'Europe/Paris', '2026-10-25T02:00'],
    ['2011-12-30T08:00', 'Pacific/Apia', '2011-12-30T18:00'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45'],
    ['2026-06-15T08:00', 'America/Montreal', '2026-06-15T12:00'],
  ])('shows %s in %s at %s', (shown, zone, instant) => expect(instantFromWallClock(ms(shown), zone)).toBe(ms(instant)));
});
