import { longestReminderTitle, type ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { useIntl } from 'react-intl';
import { deviceZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/intl.tsx';
import { newId } from '../../lib/outbox/device.ts';
import type { RemindProps } from '../../lib/remind.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useTold } from '../../lib/use-told.ts';
import { remindMessages as messages } from './reminder-form.messages.ts';
import { useDeleteReminderMutation, useSetReminderMutation } from './reminders.api.ts';
import { reminderMessages } from './reminders.messages.ts';
import { scheduleWords } from './use-schedule-words.ts';

const undoMs = 8_000;
const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** Sets a reminder of something without asking for more; it can be taken back for 8 s. `titleOf`: what it will be called. */
export const useRemindOnce = ({ subject, title, onDone }: Pick<RemindProps, 'subject' | 'title'> & Readonly<{ onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [set, { isLoading: busy }] = useSetReminderMutation();
  const [remove] = useDeleteReminderMutation();
  const told = useTold();
  const titleOf = (): string => {
    if (subject.kind === 'goal') return shortened(title ?? '', longestReminderTitle);
    const around = formatMessage(messages.reread, { title: 'x' }).length - 1;
    return formatMessage(messages.reread, { title: title === null ? 'none' : shortened(title, longestReminderTitle - around) });
  };
  const remind = async (schedule: ReminderSchedule) => {
    const reminderId = newId();
    if (!(await told(set({ reminderId, title: titleOf(), description: null, schedule, timeZone: deviceZone(), subject }).unwrap()))) return;
    onDone();
    const moment = scheduleWords(schedule, { formatMessage, language });
    const action = { label: formatMessage(reminderMessages.undo), run: () => void told(remove(reminderId).unwrap()) };
    showToast({ tone: 'done', message: formatMessage(messages.set, { moment: moment.charAt(0).toLowerCase() + moment.slice(1) }), stays: undoMs, action });
  };
  return { remind, busy, titleOf };
};
