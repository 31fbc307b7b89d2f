import { dismissToast, showToast } from '@ecrin/browser/page/toasts.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import type { Snooze } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { storedUserId } from '#lib/session/session.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { listMessages as messages } from './list.messages.ts';
import {
  useDeleteNotificationMutation,
  useDoneNotificationMutation,
  useOpenNotificationMutation,
  useReadNotificationMutation,
  useSnoozeNotificationMutation,
} from './notifications.api.ts';
import { addPendingRemoval, commitRemoval, undoRemoval } from './use-notifications.ts';

/** Hidden at once; sent when the toast that offers to undo it closes. */
const useDelete = (notificationId: string) => {
  const { formatMessage } = useIntl();
  const [remove] = useDeleteNotificationMutation();
  const withFeedback = useCommandFeedback();
  return () => {
    const owner = storedUserId();
    const toast = showToast({
      tone: 'done',
      message: formatMessage(messages.removed),
      onGone: () => commitRemoval(notificationId),
      action: { label: formatMessage(messages.undo), run: () => undoRemoval(notificationId) },
    });
    addPendingRemoval(notificationId, async () => {
      dismissToast(toast);
      // Signed out in the meantime: it is not removed.
      return storedUserId() === owner && withFeedback(remove(notificationId).unwrap());
    });
  };
};

/** The actions of one notification; a refusal shows its reason. Each resolves to whether it was done. */
export const useNotificationActs = ({ notificationId }: Pick<NotificationCard, 'notificationId'>) => {
  const [read] = useReadNotificationMutation();
  const [open] = useOpenNotificationMutation();
  const [done] = useDoneNotificationMutation();
  const [snooze] = useSnoozeNotificationMutation();
  const withFeedback = useCommandFeedback();
  return {
    read: () => withFeedback(read(notificationId).unwrap()),
    /** Not awaited: marking it as read must not delay the navigation. */
    open: () => void open(notificationId),
    done: () => withFeedback(done(notificationId).unwrap()),
    snooze: (choice: Snooze) =>
      withFeedback(snooze({ notificationId, body: { choice, timeZone: deviceZone() } }).unwrap()),
    remove: useDelete(notificationId),
  };
};

type ReminderActsProps = Readonly<{
  title: string;
  acts: Pick<ReturnType<typeof useNotificationActs>, 'done' | 'snooze'>;
  /** Moves the focus: the buttons disappear once it is done. */ onDone: () => void;
}>;

/** « Fait · 10 min · Demain »: marks a reminder as done or snoozes it. */
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
