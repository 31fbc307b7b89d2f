import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { nextOccurrences } from '@ecrin/domain/reminder/schedule/occurrences.ts';
import { wallClockAt } from '@ecrin/domain/time/wall-clock.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';

const [reminders, rounds, after] = [10_000, 5, '2026-11-21T20:00:00.000Z'];
const zones = ['Europe/Paris', 'America/Montreal', 'Asia/Kathmandu', 'Australia/Lord_Howe'] as const;
const schedules: readonly ReminderSchedule[] = [
  { frequency: 'daily', hour: 8, minute: 0 },
  { frequency: 'hourly', everyHours: 4, startMinute: 15 },
  { frequency: 'weekly', dayOfWeek: 7, hour: 18, minute: 30 },
  { frequency: 'monthly', dayOfMonth: 31, hour: 9, minute: 0 },
  { frequency: 'cron', expression: '*/15 9-17 * * MON-FRI' },
  { frequency: 'cron', expression: '0 9 29 2 *' },
];

/** The next date of so many reminders, against reading a clock once for each. */
export const benchOccurrences = async (): Promise<readonly BenchRow[]> => {
  const measured = await interleave(rounds, {
    ours: timed((place) =>
      nextOccurrences(
        schedules[place % schedules.length] ?? { frequency: 'daily', hour: 8, minute: 0 },
        zoneAt(place),
        after,
        1,
      ),
    ),
    reference: timed((place) => wallClockAt(Date.parse(after), zoneAt(place))),
  });
  return [
    benchRow(
      {
        name: `next dates of ${reminders} reminders ÷ as many looks at a clock`,
        bar: 12,
        better: 'at-most',
        unit: 'ms',
      },
      measured,
    ),
  ];
};

const zoneAt = (place: number): string => zones[place % zones.length] ?? 'UTC';

const timed = (work: (place: number) => unknown) => async (): Promise<number> => {
  const began = performance.now();
  for (let place = 0; place < reminders; place += 1) work(place);
  return performance.now() - began;
};
