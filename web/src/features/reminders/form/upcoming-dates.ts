import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { nextOccurrences } from '@ecrin/domain/reminder/schedule/occurrences.ts';
import { parseCron, type CronError } from '@ecrin/domain/reminder/schedule/parse-cron.ts';

/** What lies ahead of a schedule: its next five dates, or why it has none. The reasons are the server's own. */
export type UpcomingDates = Readonly<{
  next: readonly string[];
  refused: CronError | 'reminder.never-due' | 'reminder.already-past' | null;
}>;

const shown = 5;

/** `after`: ISO 8601. */
export const upcomingDates = (schedule: ReminderSchedule, timeZone: string, after: string): UpcomingDates => {
  const cron = schedule.frequency === 'cron' ? parseCron(schedule.expression) : null;
  if (cron && 'refused' in cron) return { next: [], refused: cron.refused };
  const next = nextOccurrences(schedule, timeZone, after, shown);
  if (next.length > 0) return { next, refused: null };
  return { next, refused: schedule.frequency === 'once' ? 'reminder.already-past' : 'reminder.never-due' };
};
