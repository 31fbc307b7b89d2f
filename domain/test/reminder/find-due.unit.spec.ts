import { describe, expect, it } from 'vitest';
import { findDue } from '#reminder/schedule/find-due.ts';

const hourly = {
  schedule: { frequency: 'hourly', everyHours: 1, startMinute: 0 },
  timeZone: 'Europe/Paris',
  until: null,
} as const;
const [ten, half, eleven, later] = [
  '2026-06-01T10:00:00.000Z',
  '2026-06-01T10:30:00.000Z',
  '2026-06-01T11:00:00.000Z',
  '2026-06-01T14:30:00.000Z',
];

describe('the due occurrence', () => {
  it('is null while it is in the future', () =>
    expect(findDue(hourly, { after: ten, now: half })).toEqual({ dueAt: eleven, isDue: false, missed: 0 }));
  it('is due from its exact instant on', () =>
    expect(findDue(hourly, { after: ten, now: eleven })).toEqual({ dueAt: eleven, isDue: true, missed: 0 }));
  it('is the latest of several missed ones', () =>
    expect(findDue(hourly, { after: ten, now: later })).toEqual({
      dueAt: '2026-06-01T14:00:00.000Z',
      isDue: true,
      missed: 3,
    }));
  it('comes after the last one fired, should the clock be behind', () =>
    expect(findDue(hourly, { after: eleven, now: ten })).toEqual({
      dueAt: '2026-06-01T12:00:00.000Z',
      isDue: false,
      missed: 0,
    }));
  it('is null once its day has passed', () =>
    expect(
      findDue(
        { ...hourly, schedule: { frequency: 'once', day: '2026-05-31', hour: 8, minute: 0 } },
        { after: ten, now: half },
      ),
    ).toBeNull());
});

describe('the occurrence due at a change', () => {
  it('is what was due until then', () =>
    expect(findDue({ ...hourly, until: half }, { after: '2026-06-01T08:30:00.000Z', now: later })).toEqual({
      dueAt: ten,
      isDue: true,
      missed: 1,
    }));
  it('includes the instant of the change', () =>
    expect(findDue({ ...hourly, until: eleven }, { after: ten, now: later })).toMatchObject({
      dueAt: eleven,
      isDue: true,
    }));
  it('is null when nothing was due', () =>
    expect(findDue({ ...hourly, until: half }, { after: ten, now: later })).toBe('superseded'));
  it('is still in the future when the change came from a clock ahead', () =>
    expect(findDue({ ...hourly, until: later }, { after: ten, now: half })).toEqual({
      dueAt: eleven,
      isDue: false,
      missed: 0,
    }));
});
