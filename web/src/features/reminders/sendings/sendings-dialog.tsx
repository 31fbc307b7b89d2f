import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useListSendingsOfQuery } from '../reminders.api.ts';
import { reminderMessages } from '../reminders.messages.ts';
import { SendingRow } from './sending-row.tsx';
import { sendingMessages as messages } from './sendings.messages.ts';
import styles from '../reminders.module.css';

type PageProps = Readonly<{
  reminder: ReminderCard;
  cursor: string | null;
  /** Of the last page only. */ onEarlier: ((cursor: string) => void) | null;
}>;

const SendingsPage = ({ reminder: { reminderId, timeZone }, cursor, onEarlier }: PageProps) => {
  const { formatMessage } = useIntl();
  const { data, isError } = useListSendingsOfQuery({ reminderId, cursor });
  if (isError && !data)
    return (
      <p role="alert">
        <FormattedMessage {...messages.failed} />
      </p>
    );
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[80, 74, 86]} />;
  const { items, nextCursor } = data;
  return (
    <>
      {cursor === null && items.length === 0 && (
        <WhyEmptyLine>
          <FormattedMessage {...messages.noneOf} />
        </WhyEmptyLine>
      )}
      <ol className={styles['sendings']}>
        {items.map((sending) => (
          <SendingRow key={sending.notificationId} sending={sending} timeZone={timeZone} whole />
        ))}
      </ol>
      {onEarlier && nextCursor && (
        <Button look="text" onClick={() => onEarlier(nextCursor)}>
          <FormattedMessage {...messages.earlier} />
        </Button>
      )}
    </>
  );
};

/** « Pourquoi je n’ai rien reçu ? »: every outcome of each sending of one reminder, newest first. */
export const SendingsDialog = ({ reminder, onClose }: { reminder: ReminderCard; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Dialog title={formatMessage(reminderMessages.why)} onClose={onClose}>
      <div className={styles['pages']}>
        {cursors.map((cursor, at) => (
          <SendingsPage
            key={cursor}
            reminder={reminder}
            cursor={cursor}
            onEarlier={at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
          />
        ))}
      </div>
      <div className={styles['acts']}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </div>
    </Dialog>
  );
};
