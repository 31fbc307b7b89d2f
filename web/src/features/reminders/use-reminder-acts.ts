import type { ReminderCard } from '@ecrin/contracts/reminder.ts';
import { useIntl } from 'react-intl';
import { showToast } from '../../lib/toasts.ts';
import { useTold } from '../../lib/use-told.ts';
import { useDeleteReminderMutation, usePauseReminderMutation, useRestoreReminderMutation, useStartReminderMutation } from './reminders.api.ts';
import { reminderMessages as messages } from './reminders.messages.ts';

const undoMs = 8_000;

/** What happens to a whole reminder. Deleting can be taken back for 8 s. */
export const useReminderActs = ({ reminderId }: Pick<ReminderCard, 'reminderId'>) => {
  const { formatMessage } = useIntl();
  const [pause, pausing] = usePauseReminderMutation();
  const [start, starting] = useStartReminderMutation();
  const [remove] = useDeleteReminderMutation();
  const [restore] = useRestoreReminderMutation();
  const told = useTold();
  return {
    busy: pausing.isLoading || starting.isLoading,
    turn: (on: boolean) => told((on ? start(reminderId) : pause(reminderId)).unwrap()),
    remove: async () => {
      if (!(await told(remove(reminderId).unwrap()))) return;
      const action = { label: formatMessage(messages.undo), run: () => void told(restore(reminderId).unwrap()) };
      showToast({ tone: 'done', message: formatMessage(messages.removed), stays: undoMs, action });
    },
  };
};
