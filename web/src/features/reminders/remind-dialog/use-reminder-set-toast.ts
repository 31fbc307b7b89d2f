import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { showToast } from '#lib/page/toasts.ts';
import { remindMessages as messages } from '../form/reminder-form.messages.ts';
import { useDeleteReminderMutation } from '../reminders.api.ts';
import { reminderMessages } from '../reminders.messages.ts';
import { useScheduleWords } from '../schedule/schedule-words.ts';

/** Says that a reminder was set, where its row is not in sight; it can be taken back for 8 s. */
export const useReminderSetToast = () => {
  const { formatMessage } = useIntl();
  const [remove] = useDeleteReminderMutation();
  const told = useCommandFeedback();
  const inWords = useScheduleWords();
  return (reminderId: string, schedule: ReminderSchedule) => {
    const moment = inWords(schedule);
    const action = { label: formatMessage(reminderMessages.undo), run: () => void told(remove(reminderId).unwrap()) };
    showToast({
      tone: 'done',
      message: formatMessage(messages.set, { moment: moment.charAt(0).toLowerCase() + moment.slice(1) }),
      action,
    });
  };
};
