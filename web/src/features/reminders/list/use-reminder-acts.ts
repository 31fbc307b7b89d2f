import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import {
  useDeleteReminderMutation,
  usePauseReminderMutation,
  useRestoreReminderMutation,
  useStartReminderMutation,
} from '../reminders.api.ts';
import { reminderMessages as messages } from '../reminders.messages.ts';

/** What happens to a whole reminder. Deleting can be taken back for 8 s. */
export const useReminderActs = ({ reminderId, active }: Pick<ReminderCard, 'reminderId' | 'active'>) => {
  const { formatMessage } = useIntl();
  const [pause, pausing] = usePauseReminderMutation();
  const [start, starting] = useStartReminderMutation();
  const [remove] = useDeleteReminderMutation();
  const [restore] = useRestoreReminderMutation();
  const told = useCommandFeedback();
  const [wanted, want] = useState<boolean | null>(null);
  // What was chosen stands until the list says so too.
  if (wanted === active) want(null);
  return {
    on: wanted ?? active,
    busy: pausing.isLoading || starting.isLoading,
    turn: async (on: boolean) => {
      want(on);
      if (!(await told((on ? start(reminderId) : pause(reminderId)).unwrap()))) want(null);
    },
    remove: async () => {
      if (!(await told(remove(reminderId).unwrap()))) return;
      const action = { label: formatMessage(messages.undo), run: () => void told(restore(reminderId).unwrap()) };
      showToast({ tone: 'done', message: formatMessage(messages.removed), action });
    },
  };
};
