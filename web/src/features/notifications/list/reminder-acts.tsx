import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as messages } from './list.messages.ts';
import type { useNotificationActs } from './use-notification-acts.ts';

type ReminderActsProps = Readonly<{
  title: string;
  acts: Pick<ReturnType<typeof useNotificationActs>, 'done' | 'snooze'>;
  /** The buttons are gone once it is done: the focus goes on. */ onDone: () => void;
}>;

/** « Fait · 10 min · Demain »: a reminder is ticked or put off where it is read. */
export const ReminderActs = ({ title, acts, onDone }: ReminderActsProps) => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const choose = async (act: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(true);
    if (await act()) onDone();
    setBusy(false);
  };
  return (
    <Chips name={formatMessage(messages.acts, { title })}>
      <Chip onClick={() => void choose(acts.done)}>{formatMessage(messages.done)}</Chip>
      <Chip
        aria-label={formatMessage(messages.tenMinutesName)}
        onClick={() => void choose(() => acts.snooze('10-minutes'))}
      >
        {formatMessage(messages.tenMinutes)}
      </Chip>
      <Chip
        aria-label={formatMessage(messages.tomorrowName)}
        onClick={() => void choose(() => acts.snooze('tomorrow'))}
      >
        {formatMessage(messages.tomorrow)}
      </Chip>
    </Chips>
  );
};
