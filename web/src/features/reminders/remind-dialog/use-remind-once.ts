import { maxReminderTitleLength, type ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import type { RemindProps } from '#lib/reminders/remind-context.tsx';
import { deviceZone } from '#lib/time/clock.ts';
import { remindMessages as messages } from '../form/reminder-form.messages.ts';
import { useSetReminderMutation } from '../reminders.api.ts';
import { useReminderSetToast } from './use-reminder-set-toast.ts';

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Sets a reminder of something without asking for more. `titleOf`: what it will be called. */
export const useRemindOnce = ({
  subject,
  title,
  onDone,
}: Pick<RemindProps, 'subject' | 'title'> & Readonly<{ onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const [set, { isLoading: busy }] = useSetReminderMutation();
  const told = useCommandFeedback();
  const toldSet = useReminderSetToast();
  const titleOf = (): string => {
    if (subject.kind === 'goal') return shortened(title ?? '', maxReminderTitleLength);
    const around = formatMessage(messages.reread, { title: 'x' }).length - 1;
    return formatMessage(messages.reread, {
      title: title === null ? 'none' : shortened(title, maxReminderTitleLength - around),
    });
  };
  const remind = async (schedule: ReminderSchedule) => {
    const reminderId = newId();
    if (
      !(await told(
        set({ reminderId, title: titleOf(), description: null, schedule, timeZone: deviceZone(), subject }).unwrap(),
      ))
    )
      return;
    onDone();
    toldSet(reminderId, schedule);
  };
  return { remind, busy, titleOf };
};
