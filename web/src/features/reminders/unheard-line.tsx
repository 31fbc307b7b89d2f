import type { ReminderCard } from '@ecrin/contracts/reminder.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { useState } from 'react';
import { now } from '../../lib/clock.ts';
import { useListSendingsQuery } from './reminders.api.ts';
import { SendingsPart } from './sendings-part.tsx';
import { unheardLately } from './silence.ts';
import { sendingIcons, useSendingWords } from './use-sending-words.ts';
import styles from './reminders.module.css';

/** Why a reminder did not ring the last time; leads to all of its sendings. Nothing when it did, or when it was meant not to. */
export const UnheardLine = ({ reminder }: { reminder: ReminderCard }) => {
  const [open, setOpen] = useState(false);
  const { data } = useListSendingsQuery();
  const words = useSendingWords(reminder.timeZone);
  const silence = unheardLately(data?.items ?? [], { reminderId: reminder.reminderId, now: now() });
  if (!silence) return null;
  const { sending, told } = silence;
  return (
    <>
      <button
        type="button"
        className={styles['unheard']}
        data-state={told.state}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={sendingIcons[told.state]} size="sm" />
        <span>
          {words.moment(sending.dueAt)} · {words.summary(told)}
        </span>
      </button>
      {open && <SendingsPart reminder={reminder} onClose={() => setOpen(false)} />}
    </>
  );
};
