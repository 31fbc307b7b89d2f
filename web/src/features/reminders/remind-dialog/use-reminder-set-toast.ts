import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { remindMessages as messages } from '../form/reminder-form.messages.ts';
import { useDeleteReminderMutation } from '../reminders.api.ts';
import { reminderMessages } from '../reminders.messages.ts';
import { useScheduleWords } from '../schedule/schedule-words.ts';

/** Confirms that a reminder was set, outside the list; it can be undone for 8 s. */
export const useReminderSetToast = () => {
  const { formatMessage } = useIntl();
  const [remove] = useDeleteReminderMutation();
  const withFeedback = useCommandFeedback();
  const inWords = useScheduleWords();
  return (reminderId: string, schedule: ReminderSchedule) => {
    const moment = inWords(schedule);
    const action = {
      label: formatMessage(reminderMessages.undo),
      run: () => void withFeedback(remove(reminderId).unwrap()),
    };
    showToast({
      tone: 'done',
      message: formatMessage(messages.set, { moment: moment.charAt(0).toLowerCase() + moment.slice(1) }),
      action,
    });
  };
};
