import { weekdayOfNumber } from '#time/days.ts';
import { dayMs } from '#time/instant.ts';
import type { ReminderSchedule } from '../reminder.vocabulary.ts';
import { parseCron, type Cron } from './parse-cron.ts';

/** A schedule without time zones. Days are counted from 1970-01-01. */
export type ReminderPlan = Readonly<{
  /** Minutes after midnight, ascending; the same on each of its days. */
  minutes: readonly number[];
  /** Its first day not before another; null when there is none. */
  dayFrom: (from: number) => number | null;
}>;

/** 29 February on one weekday comes back after 40 years at most (around 2100): a date not found until then never occurs. */
const furthestDays = 41 * 366;

/** `wait`: 0 on a day of the schedule; else days until the next that may be one. */
const daysBy =
  (wait: (day: number) => number) =>
  (from: number): number | null => {
    for (let day = from; day < from + furthestDays;) {
      const days = wait(day);
      if (days === 0) return day;
      day += days;
    }
    return null;
  };

/** `last`: of its month. */
const dateOf = (day: number) => {
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { dayOfMonth: date.getUTCDate(), month: month + 1, last: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() };
};

const timeOf = ({ hour, minute }: Readonly<{ hour: number; minute: number }>): readonly number[] => [
  hour * 60 + minute,
];
const everyDay = (day: number): number => day;

/** Compiles a schedule. An invalid expression never comes due: it is refused before it is stored. */
export const planOf = (schedule: ReminderSchedule): ReminderPlan => {
  switch (schedule.frequency) {
    case 'hourly':
      return {
        minutes: hoursBy(schedule.everyHours).map((hour) => hour * 60 + schedule.startMinute),
        dayFrom: everyDay,
      };
    case 'daily':
      return { minutes: timeOf(schedule), dayFrom: everyDay };
    case 'weekly':
      return {
        minutes: timeOf(schedule),
        dayFrom: daysBy((day) => (schedule.dayOfWeek - weekdayOfNumber(day) + 7) % 7),
      };
    case 'monthly':
      return { minutes: timeOf(schedule), dayFrom: daysBy((day) => waitForDayOfMonth(day, schedule.dayOfMonth)) };
    case 'once':
      return { minutes: timeOf(schedule), dayFrom: onceOn(Date.parse(schedule.day) / dayMs) };
    case 'cron':
    default:
      return planOfCron(parseCron(schedule.expression));
  }
};

const hoursBy = (everyHours: number): readonly number[] =>
  Array.from({ length: 24 / everyHours }, (_, place) => place * everyHours);
const onceOn =
  (onceDay: number) =>
  (from: number): number | null =>
    onceDay >= from ? onceDay : null;

const waitForDayOfMonth = (day: number, wanted: number): number => {
  const { dayOfMonth, last } = dateOf(day);
  const days = Math.min(wanted, last) - dayOfMonth;
  return days >= 0 ? days : last - dayOfMonth + 1;
};

const planOfCron = (cron: ReturnType<typeof parseCron>): ReminderPlan => {
  if ('refused' in cron) return { minutes: [], dayFrom: () => null };
  const minutes = cron.hours.flatMap((hour) => cron.minutes.map((minute) => hour * 60 + minute));
  return { minutes, dayFrom: daysBy((day) => waitForCron(day, cron)) };
};

const waitForCron = (day: number, { daysOfMonth, daysOfWeek, months, eitherDay }: Cron): number => {
  const { dayOfMonth, month, last } = dateOf(day);
  const untilNextMonth = last - dayOfMonth + 1;
  if (!months.includes(month)) return untilNextMonth;
  const [byMonth, byWeek] = [daysOfMonth.includes(dayOfMonth), daysOfWeek.includes(weekdayOfNumber(day))];
  if (eitherDay) return byMonth || byWeek ? 0 : 1;
  if (byMonth && byWeek) return 0;
  return Math.min(untilNextMonth, (daysOfMonth.find((other) => other > dayOfMonth) ?? last + 1) - dayOfMonth);
};
