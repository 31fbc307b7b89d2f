import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { describeCron } from '@ecrin/domain/reminder/schedule/describe-cron.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { useIntl, type IntlShape } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate, weekdayNameOf } from '#lib/time/date-format.ts';
import { formatMinutesOfDay, parseMinutesOfDay } from '#lib/time/minutes-of-day.ts';
import { scheduleMessages as messages } from './schedule.messages.ts';

/** As a time field formats it: 09:05. */
export const timeOf = ({ hour, minute }: Readonly<{ hour: number; minute: number }>): string =>
  formatMinutesOfDay(60 * hour + minute);

/** The value of a time field; null while it is empty. */
export const readTime = (field: string): Readonly<{ hour: number; minute: number }> | null => {
  const minutes = parseMinutesOfDay(field);
  return minutes === null ? null : { hour: Math.floor(minutes / 60), minute: minutes % 60 };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Locale = Readonly<{ formatMessage: IntlShape['formatMessage']; language: Language }>;
type Of<Frequency> = Extract<ReminderSchedule, { frequency: Frequency }>;

const hourly = ({ everyHours, startMinute }: Of<'hourly'>, { formatMessage }: Locale): string => {
  const time = timeOf({ hour: 0, minute: startMinute });
  return formatMessage(messages.hourly, { hours: everyHours, minute: time.slice(3), time });
};

const once = (schedule: Of<'once'>, { formatMessage, language }: Locale): string => {
  const { day } = schedule;
  return formatMessage(messages.once, {
    weekday: weekdayNameOf(language, weekdayOf(day)),
    date: formatCalendarDate(language, day),
    time: timeOf(schedule),
  });
};

/** « Chaque jour à 21:30 »: how often, in words. */
export const scheduleWords = (schedule: ReminderSchedule, saying: Locale): string => {
  const { formatMessage, language } = saying;
  if (schedule.frequency === 'hourly') return hourly(schedule, saying);
  if (schedule.frequency === 'once') return once(schedule, saying);
  if (schedule.frequency === 'cron') return capital(describeCron(schedule.expression, language) ?? schedule.expression);
  const time = timeOf(schedule);
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
