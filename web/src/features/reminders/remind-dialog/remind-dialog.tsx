import { maxReminderTitleLength, type ReminderSchedule } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { calendarIcon, chevronRightIcon, clockIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import type { RemindProps } from '#lib/reminders/remind-context.tsx';
import { deviceZone, useToday } from '#lib/time/clock.ts';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { ReminderFormDialog } from '../form/reminder-form-dialog.tsx';
import { remindMessages as messages } from '../form/reminder-form.messages.ts';
import { monthsAfter } from '../form/schedule-fields.ts';
import { useSetReminderMutation } from '../reminders.api.ts';
import { timeFieldOf, timeWords } from '../schedule/schedule-words.ts';
import { useReminderSetToast } from './use-reminder-set-toast.ts';
import styles from './remind-dialog.module.css';

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Sets a one-time reminder. `titleOf`: its title. */
export const useRemindOnce = ({
  subject,
  title,
  onDone,
}: Pick<RemindProps, 'subject' | 'title'> & Readonly<{ onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const [set, { isLoading: busy }] = useSetReminderMutation();
  const withFeedback = useCommandFeedback();
  const showReminderSet = useReminderSetToast();
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
      !(await withFeedback(
        set({ reminderId, title: titleOf(), description: null, schedule, timeZone: deviceZone(), subject }).unwrap(),
      ))
    )
      return;
    onDone();
    showReminderSet(reminderId, schedule);
  };
  return { remind, busy, titleOf };
};

/** Reminders set by a number of days are due at 9:00. */
const morning = { hour: 9, minute: 0 };

const laterDays: readonly Readonly<{ label: MessageDescriptor; dayOf: (today: string) => string }>[] = [
  { label: messages.inAWeek, dayOf: (today) => dayPlus(today, 7) },
  { label: messages.inAMonth, dayOf: (today) => monthsAfter(today, 1) },
  { label: messages.inSixMonths, dayOf: (today) => monthsAfter(today, 6) },
];

type ChoicesProps = Readonly<{ busy: boolean; onChoose: (schedule: ReminderSchedule) => void; onOwnDay: () => void }>;

const Choices = ({ busy, onChoose, onOwnDay }: ChoicesProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const today = useToday();
  return (
    <ul className={styles['choices']}>
      {laterDays.map(({ label, dayOf }) => {
        const day = dayOf(today);
        return (
          <li key={label.id}>
            <button type="button" disabled={busy} onClick={() => onChoose({ frequency: 'once', day, ...morning })}>
              <Icon of={clockIcon} />
              {formatMessage(label)}
              <small>
                {formatMessage(messages.moment, {
                  date: formatCalendarDate(language, day),
                  time: timeWords(morning, language),
                })}
              </small>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" onClick={onOwnDay}>
          <Icon of={calendarIcon} />
          {formatMessage(messages.onADay)}
          <Icon of={chevronRightIcon} size="sm" />
        </button>
      </li>
    </ul>
  );
};

/** « Me le rappeler »: of a thought in one tap, or on a chosen day; of anything else by the full form. */
export const RemindDialog = ({ subject, title, onClose }: RemindProps) => {
  const { formatMessage } = useIntl();
  const today = useToday();
  const [own, setOwn] = useState(subject.kind === 'goal');
  const { remind, busy, titleOf } = useRemindOnce({ subject, title, onDone: onClose });
  const schedule =
    subject.kind === 'goal' ? {} : { frequency: 'once' as const, day: dayPlus(today, 1), time: timeFieldOf(morning) };
  if (own) return <ReminderFormDialog start={{ title: titleOf(), subject, schedule }} onClose={onClose} />;
  return (
    <Dialog title={formatMessage(messages.title)} onClose={onClose}>
      <Choices busy={busy} onChoose={(chosen) => void remind(chosen)} onOwnDay={() => setOwn(true)} />
    </Dialog>
  );
};
