import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { weekdayNameOf } from '#lib/time/date-format.ts';
import { autoMessages as messages } from './auto.messages.ts';
import { readDraft, type ScheduleDraft } from './schedule-draft.ts';
import orbStyles from '../orbs.module.css';
import styles from './auto.module.css';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const whatOf = ({ recentThoughts, activeThreads }: ScheduleDraft): string => {
  if (recentThoughts) return activeThreads ? 'both' : 'thoughts';
  return activeThreads ? 'threads' : 'text';
};

/** The settings as one sentence; nothing while they are not whole. */
export const ScheduleSentence = ({ draft }: { draft: ScheduleDraft }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const read = readDraft(draft);
  if (!read) return null;
  const { frequency, dayOfWeek, dayOfMonth, time } = draft;
  const when = formatMessage(messages.when, {
    frequency,
    weekday: weekdayNameOf(language, dayOfWeek),
    day: dayOfMonth,
    time,
  });
  const { lookBackDays: days, maxThoughts: most } = read.lookBack;
  return (
    <p className={`${orbStyles['said']} ${styles['sentence']}`}>
      <FormattedMessage {...messages.said} values={{ ...bold, when, what: whatOf(draft), days, most }} />
    </p>
  );
};
