import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { useState } from 'react';
import { now } from '#lib/time/clock.ts';
import { LazySendingsDialog } from '../lazy-dialogs.tsx';
import { useListSendingsQuery } from '../reminders.api.ts';
import { recentlyMissedSending } from './sending-outcome.ts';
import { sendingIcons, useSendingWords } from './sending-row.tsx';
import styles from '../reminders.module.css';

/** Why a reminder's last sending was missed; opens all of its sendings. Nothing when it was not, or when that was chosen. */
export const MissedSendingLine = ({ reminder }: { reminder: ReminderCard }) => {
  const [open, setOpen] = useState(false);
  const { data } = useListSendingsQuery();
  const words = useSendingWords(reminder.timeZone);
  const missed = recentlyMissedSending(data?.items ?? [], { reminderId: reminder.reminderId, now: now() });
  if (!missed) return null;
  const { sending, outcome } = missed;
  return (
    <>
      <button
        type="button"
        className={styles['unheard']}
        data-state={outcome.state}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={sendingIcons[outcome.state]} size="sm" />
        <span>
          {words.moment(sending.dueAt)} · {words.summary(outcome)}
        </span>
      </button>
      {open && <LazySendingsDialog reminder={reminder} onClose={() => setOpen(false)} />}
    </>
  );
};
