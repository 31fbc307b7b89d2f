import { array, assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataKeeping, keptBackups, keyKeeping } from '#backup/kept-backups.ts';

const dayMs = 24 * 3_600_000;
const from = Date.parse('2026-01-01T03:00:00Z');
const daily = (days: number): string[] =>
  Array.from({ length: days }, (_, day) => new Date(from + day * dayMs).toISOString());
const times = array(
  date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }).map((at) => at.toISOString()),
  { minLength: 1, maxLength: 60 },
);

describe('which backups are kept', () => {
  it('are those of seven days, four weeks and six months after a year of one a day', () => {
    const kept = [...keptBackups(daily(365), dataKeeping)].toSorted().map((time) => time.slice(0, 10));
    const days = ['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'];
    const sundays = ['2026-12-13', '2026-12-20'];
    const ends = ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'];
    expect(kept).toEqual([...ends, ...sundays, ...days]);
  });
  it('are no keys that are older than five weeks', () => {
    const all = daily(365);
    const oldest = [...keptBackups(all, keyKeeping)].toSorted()[0] ?? '';
    expect(Date.parse(all.at(-1) ?? '') - Date.parse(oldest)).toBeLessThan(35 * dayMs);
  });
  it('are the newest of all, and no more than one of each period', () => {
    assert(
      property(times, (all) => {
        const kept = keptBackups(all, dataKeeping);
        expect(kept.has(all.toSorted().at(-1) ?? '')).toBe(true);
        expect(kept.size).toBeLessThanOrEqual(7 + 4 + 6);
        expect([...kept].every((time) => all.includes(time))).toBe(true);
      }),
    );
  });
  it('are the same when they are asked again, and whatever the order', () => {
    assert(
      property(times, (all) => {
        const kept = keptBackups(all, dataKeeping);
        expect(keptBackups([...kept], dataKeeping)).toEqual(kept);
        expect(keptBackups(all.toReversed(), dataKeeping)).toEqual(kept);
      }),
    );
  });
  it('do not come back: what a later backup leaves out was kept or left out before', () => {
    assert(
      property(times, (all) => {
        let [left, before] = [[] as string[], new Set<string>()];
        for (const time of all.toSorted()) {
          left = [...keptBackups([...left, time], dataKeeping)];
          expect(left.every((one) => one === time || before.has(one))).toBe(true);
          before = new Set(left);
        }
        expect(before).toEqual(keptBackups(all, dataKeeping));
      }),
    );
  });
});
