import type { ReminderSending, ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { weekdayOf } from '@ecrin/domain/time/days.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { selectKey } from '#lib/push/use-block-reason.ts';
import { now, deviceZone } from '#lib/time/clock.ts';
import { formatTime, formatDate, weekdayNameOf } from '#lib/time/date-format.ts';
import { useListSendingsQuery } from '../reminders.api.ts';
import { reminderMessages } from '../reminders.messages.ts';
import { missedSendingMessages } from './missed-sending.messages.ts';
import { latestMissedSending, partOfDay, settingToChange, type MissedSending } from './sending-outcome.ts';
import { SendingRow } from './sending-row.tsx';
import { sendingMessages as messages } from './sendings.messages.ts';
import styles from '../reminders.module.css';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Title and text of the explanation, in `timeZone`. */
const useExplanation = () => {
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
        ? formatMessage(missedSendingMessages.held, {
            ...values,
            until: formatTime(language, { occurredAt: outcome.until, timeZone }),
          })
        : formatMessage(missedSendingMessages.blocked, { ...values, reason: selectKey(outcome.reason) });
    return { title: formatMessage(missedSendingMessages.title, { weekday, part: partOfDay(time) }), text };
  };
};

/** « Mercredi soir, rien n’a sonné »: why the latest missed sending was missed, and the link to the setting. Nothing when none was. */
const MissedSendingCard = ({
  sendings,
  zoneOf,
}: {
  sendings: readonly ReminderSending[];
  zoneOf: (sending: ReminderSending) => string;
}) => {
  const { formatMessage } = useIntl();
  const explain = useExplanation();
  const missed = latestMissedSending(sendings, now());
  if (!missed) return null;
  const { title, text } = explain(missed, zoneOf(missed.sending));
  const setting = settingToChange(missed);
  return (
    <section className={styles['card']}>
      <h2 className="h4">{title}</h2>
      <p className="sm dim">{text}</p>
      <Link className="link sm" href={setting === 'address' ? '/app/profile/sign-in' : '/app/profile/notifications'}>
        {formatMessage(missedSendingMessages.way, { way: setting })}
      </Link>
    </section>
  );
};

const shown = 6;

/** The time zone of a sending's reminder; of this device when the reminder was deleted. */
const zoneOf = ({ reminderId }: ReminderSending, reminders: readonly ReminderCard[]): string =>
  reminders.find((reminder) => reminder.reminderId === reminderId)?.timeZone ?? deviceZone();

const Waiting = ({ failed }: { failed: boolean }) => {
  const { formatMessage } = useIntl();
  return failed ? (
    <p className="sm dim">
      <FormattedMessage {...messages.failed} />
    </p>
  ) : (
    <Skeleton label={formatMessage(messages.loading)} lines={[80, 74, 86]} />
  );
};

const Items = ({ items, reminders }: { items: readonly ReminderSending[]; reminders: readonly ReminderCard[] }) => {
  if (items.length === 0)
    return (
      <WhyEmptyLine>
        <FormattedMessage {...messages.none} />
      </WhyEmptyLine>
    );
  return (
    <ol className={styles['sendings']}>
      {items.slice(0, shown).map((sending) => (
        <SendingRow key={sending.notificationId} sending={sending} timeZone={zoneOf(sending, reminders)} />
      ))}
    </ol>
  );
};

/** The latest sendings of all reminders, and why one of them was missed. */
export const RecentSendings = ({ reminders }: { reminders: readonly ReminderCard[] }) => {
  const { data, isError } = useListSendingsQuery();
  const items = data?.items ?? [];
  // No reminder was ever set.
  if (reminders.length === 0 && items.length === 0) return null;
  return (
    <>
      <MissedSendingCard sendings={items} zoneOf={(sending) => zoneOf(sending, reminders)} />
      <section>
        <h2 className="h4">
          <FormattedMessage {...messages.title} />
        </h2>
        {data ? <Items items={items} reminders={reminders} /> : <Waiting failed={isError} />}
      </section>
    </>
  );
};
