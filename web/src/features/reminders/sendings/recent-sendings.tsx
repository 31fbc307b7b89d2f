import type { ReminderCard, ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceZone } from '#lib/time/clock.ts';
import { useListSendingsQuery } from '../reminders.api.ts';
import { MissedSendingCard } from './missed-sending-card.tsx';
import { SendingRow } from './sending-row.tsx';
import { sendingMessages as messages } from './sendings.messages.ts';
import styles from '../reminders.module.css';

const shown = 6;

/** The clock a sending is told on: of its reminder, or of this device when that is gone. */
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
      <p className="sm dim">
        <FormattedMessage {...messages.none} />
      </p>
    );
  return (
    <ol className={styles['sendings']}>
      {items.slice(0, shown).map((sending) => (
        <SendingRow key={sending.notificationId} sending={sending} timeZone={zoneOf(sending, reminders)} />
      ))}
    </ol>
  );
};

/** The last ones of all reminders, and why one of them was silent. */
export const RecentSendings = ({ reminders }: { reminders: readonly ReminderCard[] }) => {
  const { data, isError } = useListSendingsQuery();
  const items = data?.items ?? [];
  // Where nothing was ever set there is nothing to tell.
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
