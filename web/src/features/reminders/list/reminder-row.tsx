import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { infoIcon, pencilIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { NextDates } from '@ecrin/ui/next-dates/next-dates.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState, useId } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { cityIn } from '#lib/time/time-zones.ts';
import { LazyReminderForm, LazySendingsDialog } from '../lazy-dialogs.tsx';
import {
  useDeleteReminderMutation,
  usePauseReminderMutation,
  useRestoreReminderMutation,
  useStartReminderMutation,
} from '../reminders.api.ts';
import { reminderMessages as messages } from '../reminders.messages.ts';
import { useNextDates } from '../schedule/next-dates.ts';
import { useScheduleWords } from '../schedule/schedule-words.ts';
import { MissedSendingLine } from '../sendings/missed-sending-line.tsx';
import styles from '../reminders.module.css';

/** Its only date has passed. */
export const isOver = ({ active, next }: Pick<ReminderCard, 'active' | 'next'>): boolean => active && next.length === 0;

/** Pauses, starts or deletes a reminder. Deleting can be undone for 8 s. */
const useReminderActs = ({ reminderId, active }: Pick<ReminderCard, 'reminderId' | 'active'>) => {
  const { formatMessage } = useIntl();
  const [pause, pausing] = usePauseReminderMutation();
  const [start, starting] = useStartReminderMutation();
  const [remove] = useDeleteReminderMutation();
  const [restore] = useRestoreReminderMutation();
  const withFeedback = useCommandFeedback();
  const [wanted, want] = useState<boolean | null>(null);
  // The chosen state is shown until the list contains it.
  if (wanted === active) want(null);
  return {
    on: wanted ?? active,
    busy: pausing.isLoading || starting.isLoading,
    turn: async (on: boolean) => {
      want(on);
      if (!(await withFeedback((on ? start(reminderId) : pause(reminderId)).unwrap()))) want(null);
    },
    remove: async () => {
      if (!(await withFeedback(remove(reminderId).unwrap()))) return;
      const action = {
        label: formatMessage(messages.undo),
        run: () => void withFeedback(restore(reminderId).unwrap()),
      };
      showToast({ tone: 'done', message: formatMessage(messages.removed), action });
    },
  };
};

/** Edit, see the sendings, delete. */
const ReminderMenu = ({
  reminder,
  title,
  onRemove,
}: {
  reminder: ReminderCard;
  title: string;
  onRemove: () => void;
}) => {
  const { formatMessage } = useIntl();
  const [opened, open] = useState<'edit' | 'why' | null>(null);
  const groups = [
    [
      { key: 'edit', icon: pencilIcon, label: formatMessage(messages.edit), run: () => open('edit') },
      { key: 'why', icon: infoIcon, label: formatMessage(messages.why), run: () => open('why') },
    ],
    [{ key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: onRemove }],
  ];
  const close = () => open(null);
  return (
    <>
      <Menu label={formatMessage(messages.more, { title })} groups={groups} />
      {opened === 'edit' && <LazyReminderForm reminder={reminder} onClose={close} />}
      {opened === 'why' && <LazySendingsDialog reminder={reminder} onClose={close} />}
    </>
  );
};

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** How often; when paused, since when. `apart`: its time zone differs from that of most reminders. */
const HowOften = ({ reminder, apart }: { reminder: ReminderCard; apart: boolean }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const words = useScheduleWords()(reminder.schedule);
  const { pausedAt, timeZone, schedule } = reminder;
  const before = pausedAt
    ? formatMessage(messages.pausedSince, { date: formatDate(language, pausedAt, timeZone) })
    : isOver(reminder) && formatMessage(messages.over);
  return (
    <p className="sm dim">
      {before ? `${before} · ${lowerFirst(words)}` : words}
      {apart && (
        <>
          {' '}
          <FormattedMessage {...messages.inZone} values={cityIn(timeZone, language)} />
        </>
      )}
      {schedule.frequency === 'cron' && <code className={styles['cron']}>{schedule.expression}</code>}
    </p>
  );
};

/** `heading`: already names the subject, so the row does not. */
const About = ({
  subject: { kind, id, title },
  heading,
}: {
  subject: NonNullable<ReminderCard['subject']>;
  heading: string;
}) => {
  const named = title === null ? 'none' : withFrenchTypography(title);
  return (
    <Link href={`/app/${kind === 'thought' ? 'thoughts' : 'goals'}/${id}`} className="link sm">
      <FormattedMessage
        {...(kind === 'thought' ? messages.aboutThought : messages.aboutGoal)}
        values={{ title: heading.includes(named) ? 'none' : named }}
      />
    </Link>
  );
};

/** One reminder: title, schedule, next dates and actions. */
export const ReminderRow = ({ reminder, apart }: { reminder: ReminderCard; apart: boolean }) => {
  const { formatMessage } = useIntl();
  const datesOf = useNextDates();
  const acts = useReminderActs(reminder);
  const id = useId();
  const { active, next, subject, timeZone, description } = reminder;
  const title = withFrenchTypography(reminder.title ?? formatMessage(messages.nameless));
  return (
    <article className={styles['reminder']} data-off={!active || isOver(reminder) || undefined} aria-labelledby={id}>
      <div className={styles['top']}>
        <div>
          <h2 className="h4" id={id}>
            {title}
          </h2>
          <HowOften reminder={reminder} apart={apart} />
          {description && <p className={styles['about']}>{withFrenchTypography(description)}</p>}
          {subject && <About subject={subject} heading={title} />}
          <MissedSendingLine reminder={reminder} />
        </div>
        <ReminderMenu reminder={reminder} title={title} onRemove={() => void acts.remove()} />
        {!isOver(reminder) && (
          <Switch label={title} on={acts.on} busy={acts.busy} onChange={(on) => void acts.turn(on)} />
        )}
      </div>
      {next.length > 0 && (
        <NextDates label={formatMessage(messages.nextDates, { title })} dates={datesOf(next, timeZone)} />
      )}
    </article>
  );
};
