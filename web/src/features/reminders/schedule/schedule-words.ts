import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { timesOf, daysOf } from '@ecrin/domain/reminder/schedule/cron-summary.ts';
import { describeCron } from '@ecrin/domain/reminder/schedule/describe-cron.ts';
import { parseCron, type Cron } from '@ecrin/domain/reminder/schedule/parse-cron.ts';
import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { useIntl, type IntlShape } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate, formatTimeOfDay, weekdayNameOf } from '#lib/time/date-format.ts';
import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';
import { scheduleMessages as messages } from './schedule.messages.ts';

type TimeOfDay = Readonly<{ hour: number; minute: number }>;
const minutesOf = ({ hour, minute }: TimeOfDay): number => 60 * hour + minute;

/** The value of a time field: 09:05. */
export const timeFieldOf = (time: TimeOfDay): string => formatMinutesOfDay(minutesOf(time));

/** The value of a time field; null while it is empty. */
export const readTime = (field: string): TimeOfDay | null => {
  const minutes = parseMinutesOfDay(field);
  return minutes === null ? null : { hour: Math.floor(minutes / 60), minute: minutes % 60 };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Locale = Readonly<{ formatMessage: IntlShape['formatMessage']; language: Language }>;
type Of<Frequency> = Extract<ReminderSchedule, { frequency: Frequency }>;

/** 21:00, or 9:00 PM where English is read so. */
export const timeWords = (time: TimeOfDay, language: Language): string => formatTimeOfDay(language, minutesOf(time));

const hourly = ({ everyHours, startMinute }: Of<'hourly'>, { formatMessage, language }: Locale): string =>
  formatMessage(messages.hourly, {
    hours: everyHours,
    minute: String(startMinute).padStart(2, '0'),
    time: formatTimeOfDay(language, startMinute),
  });

const timeIn = (cron: Cron): TimeOfDay | null => {
  const times = timesOf(cron);
  return times.kind === 'at' && times.times.length === 1 ? readTime(times.times[0] ?? '') : null;
};
/** The one day of the week; `every`: no day is named; null: anything else. */
const dayIn = (cron: Cron): number | 'every' | null => {
  const { daysOfMonth, daysOfWeek, months } = daysOf(cron);
  if (daysOfMonth ?? months) return null;
  const [day, ...others] = daysOfWeek ?? ['every' as const];
  return others.length > 0 || day === undefined ? null : day;
};

/** The choice of the form that an expression says in another way: one time a day, or on one day of the week. */
const plainOf = (expression: string): Of<'daily'> | Of<'weekly'> | null => {
  const cron = parseCron(expression);
  if ('refused' in cron) return null;
  const [time, day] = [timeIn(cron), dayIn(cron)];
  if (time === null || day === null) return null;
  return day === 'every' ? { frequency: 'daily', ...time } : { frequency: 'weekly', dayOfWeek: day || 7, ...time };
};

/** A cron expression in words, its times as the reader's clock shows them; the expression itself when it is invalid. */
const cron = ({ expression }: Of<'cron'>, { language }: Locale): string =>
  (describeCron(expression, language) ?? expression).replaceAll(/\b\d{2}:\d{2}\b/gu, (time) =>
    formatTimeOfDay(language, parseMinutesOfDay(time) ?? 0),
  );

const once = (schedule: Of<'once'>, { formatMessage, language }: Locale): string => {
  const { day } = schedule;
  return formatMessage(messages.once, {
    weekday: weekdayNameOf(language, weekdayOf(day)),
    date: formatCalendarDate(language, day),
    time: timeWords(schedule, language),
  });
};

/** « Chaque jour à 21:30 »: how often, in words. */
export const scheduleWords = (asked: ReminderSchedule, locale: Locale): string => {
  const schedule = (asked.frequency === 'cron' && plainOf(asked.expression)) || asked;
  const { formatMessage, language } = locale;
  if (schedule.frequency === 'hourly') return hourly(schedule, locale);
  if (schedule.frequency === 'once') return once(schedule, locale);
  if (schedule.frequency === 'cron') return capital(cron(schedule, locale));
  const time = timeWords(schedule, language);
  if (schedule.frequency === 'weekly')
    return formatMessage(messages.weekly, { weekday: weekdayNameOf(language, schedule.dayOfWeek), time });
  return schedule.frequency === 'monthly'
    ? formatMessage(messages.monthly, { day: schedule.dayOfMonth, time })
    : formatMessage(messages.daily, { time });
};

export const useScheduleWords = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (schedule: ReminderSchedule) => scheduleWords(schedule, { formatMessage, language });
};
