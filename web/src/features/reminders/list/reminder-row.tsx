import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { NextDates } from '@ecrin/ui/next-dates/next-dates.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { cityIn } from '#lib/time/time-zones.ts';
import { reminderMessages as messages } from '../reminders.messages.ts';
import { useNextDates } from '../schedule/use-next-dates.ts';
import { useScheduleWords } from '../schedule/use-schedule-words.ts';
import { MissedSendingLine } from '../sendings/missed-sending-line.tsx';
import { isOver } from './is-over.ts';
import { ReminderMenu } from './reminder-menu.tsx';
import { useReminderActs } from './use-reminder-acts.ts';
import styles from '../reminders.module.css';

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** How often; of one that is paused, since when. `apart`: it follows another clock than most. */
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
      {before ? `${before} · ${lowerFirst(words)}` : words}
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

/** `heading`: what names the subject already is not said twice. */
const About = ({
  subject: { kind, id, title },
  heading,
}: {
  subject: NonNullable<ReminderCard['subject']>;
  heading: string;
}) => (
  <Link href={`/app/${kind === 'thought' ? 'thoughts' : 'goals'}/${id}`} className="link sm">
    <FormattedMessage
      {...(kind === 'thought' ? messages.aboutThought : messages.aboutGoal)}
      values={{ title: title === null || heading.includes(title) ? 'none' : title }}
    />
  </Link>
);

/** One reminder: what it says, how often, when next, and what can be done with it. */
export const ReminderRow = ({ reminder, apart }: { reminder: ReminderCard; apart: boolean }) => {
  const { formatMessage } = useIntl();
  const datesOf = useNextDates();
  const acts = useReminderActs(reminder);
  const id = useId();
  const { active, next, subject, timeZone, description } = reminder;
  const title = reminder.title ?? formatMessage(messages.nameless);
  return (
    <article className={styles['reminder']} data-off={!active || isOver(reminder) || undefined} aria-labelledby={id}>
      <div className={styles['top']}>
        <div>
          <h2 className="h4" id={id}>
            {title}
          </h2>
          <HowOften reminder={reminder} apart={apart} />
          {description && <p className={styles['about']}>{description}</p>}
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
