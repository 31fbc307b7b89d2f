import {
  hourlyPresets,
  type ReminderFrequency,
  type ReminderSchedule,
} from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { nextOccurrences } from '@ecrin/domain/reminder/schedule/occurrences.ts';
import { parseCron, type CronError } from '@ecrin/domain/reminder/schedule/parse-cron.ts';
import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { readTime, timeFieldOf } from '../schedule/schedule-words.ts';

/** The fields of every frequency: switching back to one finds its values again. */
export type ScheduleFields = Readonly<{
  frequency: ReminderFrequency;
  everyHours: number;
  startMinute: string;
  /** As a time field and a date field format them. */
  time: string;
  day: string;
  dayOfWeek: number;
  dayOfMonth: number;
  expression: string;
}>;

/** Values of a new form. `today`: YYYY-MM-DD. */
const firstFields = (today: string): ScheduleFields => ({
  frequency: 'daily',
  everyHours: 4,
  startMinute: '0',
  time: '21:30',
  day: today,
  dayOfWeek: weekdayOf(today),
  dayOfMonth: Number(today.slice(8)),
  expression: '0 9 * * 1-5',
});

/** `schedule` null: a new reminder. */
export const fieldsOf = (schedule: ReminderSchedule | null, today: string): ScheduleFields => {
  const fields = firstFields(today);
  if (schedule === null) return fields;
  if (schedule.frequency === 'hourly') return { ...fields, ...schedule, startMinute: String(schedule.startMinute) };
  if (schedule.frequency === 'cron') return { ...fields, ...schedule };
  const { hour, minute, ...rest } = schedule;
  return { ...fields, ...rest, time: timeFieldOf({ hour, minute }) };
};

type Reader = (fields: ScheduleFields) => ReminderSchedule | null;
type Time = Readonly<{ hour: number; minute: number }>;

const atTime =
  (read: (fields: ScheduleFields, time: Time) => ReminderSchedule | null): Reader =>
  (fields) => {
    const time = readTime(fields.time);
    return time && read(fields, time);
  };

const hourly: Reader = ({ everyHours, startMinute }) => {
  const preset = hourlyPresets.find((hours) => hours === everyHours);
  const isMinute = /^\d{1,2}$/.test(startMinute) && Number(startMinute) <= 59;
  return preset && isMinute ? { frequency: 'hourly', everyHours: preset, startMinute: Number(startMinute) } : null;
};

const readers: Readonly<Record<ReminderFrequency, Reader>> = {
  hourly,
  daily: atTime((_fields, time) => ({ frequency: 'daily', ...time })),
  weekly: atTime(({ dayOfWeek }, time) => ({ frequency: 'weekly', dayOfWeek, ...time })),
  monthly: atTime(({ dayOfMonth }, time) => ({ frequency: 'monthly', dayOfMonth, ...time })),
  once: atTime(({ day }, time) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? { frequency: 'once', day, ...time } : null)),
  cron: ({ expression }) => ({ frequency: 'cron', expression: expression.trim() }),
};

/** The schedule of the fields; null while one of them is empty or invalid. */
export const scheduleOf: Reader = (fields) => readers[fields.frequency](fields);

/** The next five dates of a schedule, or why it has none; the reasons are the server's problem codes. */
type UpcomingDates = Readonly<{
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

/** Days in a month (1–12) of a year. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months after one (both YYYY-MM-DD), or the last of a month that is too short for it. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return new Date(first.setUTCDate(Math.min(date, last))).toISOString().slice(0, 10);
};
