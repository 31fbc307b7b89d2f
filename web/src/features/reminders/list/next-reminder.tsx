import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { clockIcon } from '@ecrin/ui/icon/icons.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListRemindersQuery } from '#lib/api/reminder-list.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { now, useToday } from '#lib/time/clock.ts';
import { formatTime, formatDate, weekdayNameOf } from '#lib/time/date-format.ts';
import { reminderMessages as messages } from '../reminders.messages.ts';
import { nearnessOf } from '../schedule/next-dates.ts';
import styles from './next-reminder.module.css';

/** « Ce soir à 21:30 », « Demain à 09:00 », « Dimanche 29/11/2026 à 11:00 ». */
const useWhen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // Renders again at midnight.
  useToday();
  return (instant: string, timeZone: string): string => {
    const [day, time] = [calendarDay(instant, timeZone), formatTime(language, { occurredAt: instant, timeZone })];
    const near = nearnessOf({ day, time }, calendarDay(now(), timeZone));
    return formatMessage(messages.nextWhen, {
      near,
      time,
      weekday: weekdayNameOf(language, weekdayOf(day)),
      date: formatDate(language, instant, timeZone),
    });
  };
};

/** The list starts with the active reminders, the soonest first. */
const soonest = (reminders: readonly ReminderCard[] | undefined) =>
  reminders?.find(({ active, next }) => active && next.length > 0);

/** When the next reminder is due, and its title; null without one. */
export const useNextReminder = () => {
  const { formatMessage } = useIntl();
  const whenOf = useWhen();
  const { data } = useListRemindersQuery();
  const reminder = soonest(data?.items);
  const [instant] = reminder?.next ?? [];
  if (!reminder || instant === undefined) return null;
  return {
    when: whenOf(instant, reminder.timeZone),
    title: withFrenchTypography(reminder.title ?? formatMessage(messages.nameless)),
  };
};

/** The next reminder due; nothing when there is none. */
export const NextReminder = () => {
  const next = useNextReminder();
  if (!next) return null;
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.nextOne} />
      </h2>
      <div className={styles['next']}>
        <Icon of={clockIcon} />
        <div>
          <Link href="/app/profile/reminders">{next.when}</Link>
          <span className="dim">{next.title}</span>
        </div>
      </div>
    </section>
  );
};
