import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { selectKey } from '#lib/push/use-block-reason.ts';
import { now } from '#lib/time/clock.ts';
import { formatTime, formatDate, weekdayNameOf } from '#lib/time/date-format.ts';
import { reminderMessages } from '../reminders.messages.ts';
import { missedSendingMessages as messages } from './missed-sending.messages.ts';
import { latestMissedSending, partOfDay, settingToChange, type MissedSending } from './missed-sending.ts';
import styles from '../reminders.module.css';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Title and text of an explanation, on the clock of `timeZone`. */
const useExplained = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return ({ sending, outcome }: MissedSending, timeZone: string) => {
    const { dueAt } = sending;
    const time = formatTime(language, { occurredAt: dueAt, timeZone });
    const weekday = capital(weekdayNameOf(language, weekdayOf(calendarDay(dueAt, timeZone))));
    const values = {
      title: sending.title ?? formatMessage(reminderMessages.nameless),
      date: formatDate(language, dueAt, timeZone).slice(0, 5),
      time,
    };
    const text =
      outcome.state === 'held'
        ? formatMessage(messages.held, {
            ...values,
            until: formatTime(language, { occurredAt: outcome.until, timeZone }),
          })
        : formatMessage(messages.blocked, { ...values, reason: selectKey(outcome.reason) });
    return { title: formatMessage(messages.title, { weekday, part: partOfDay(time) }), text };
  };
};

/** « Mercredi soir, rien n’a sonné »: why the latest silent sending was silent, and the way to the setting. Nothing when all rang. */
export const MissedSendingCard = ({
  sendings,
  zoneOf,
}: {
  sendings: readonly ReminderSending[];
  zoneOf: (sending: ReminderSending) => string;
}) => {
  const { formatMessage } = useIntl();
  const explained = useExplained();
  const silence = latestMissedSending(sendings, now());
  if (!silence) return null;
  const { title, text } = explained(silence, zoneOf(silence.sending));
  const way = settingToChange(silence);
  return (
    <section className={styles['card']}>
      <h2 className="h4">{title}</h2>
      <p className="sm dim">{text}</p>
      <Link className="link sm" href={way === 'address' ? '/app/profile' : '/app/profile/notifications'}>
        {formatMessage(messages.way, { way })}
      </Link>
    </section>
  );
};
