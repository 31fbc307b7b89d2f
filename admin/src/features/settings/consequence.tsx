import type { SettingName } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { consequenceMessages as messages } from './consequence.messages.ts';
import { valueOf } from './setting-draft.ts';
import { useCountRecordingsToEraseQuery } from './settings.api.ts';
import { startDay } from './start-day.ts';
import styles from './settings.module.css';

/** How many recordings of how many clients would go on the first day. */
const RetentionPreview = ({ days }: { days: number }) => {
  const { formatMessage } = useIntl();
  const { currentData, error } = useCountRecordingsToEraseQuery(days);
  const problem = useFormatProblem()(error);
  if (problem) return <p role="alert">{problem}</p>;
  if (!currentData) return <output className={styles['consequence']}>{formatMessage(messages.counting)}</output>;
  const { recordings, clients, startsAt } = currentData;
  return (
    <output className={styles['consequence']}>
      {startsAt === null
        ? formatMessage(messages.longer)
        : formatMessage(messages.preview, { recordings, clients, day: startDay(startsAt) })}
    </output>
  );
};

/** What would come of keeping recordings that long; nothing while no valid time is typed. */
const OfKeptDays = ({ typed }: { typed: string }) => {
  const { formatMessage } = useIntl();
  const kept = valueOf('recordingsKeptDays', typed);
  if (typeof kept === 'number') return <RetentionPreview days={kept} />;
  return kept === null ? <output className={styles['consequence']}>{formatMessage(messages.longer)}</output> : null;
};

/** What would come of a value before it is applied, of the settings that tell it. */
export const Consequence = ({ name, typed }: Readonly<{ name: SettingName; typed: string }>) =>
  name === 'recordingsKeptDays' ? <OfKeptDays typed={typed} /> : null;
