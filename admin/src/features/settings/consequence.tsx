import type { BudgetPreview } from '@ecrin/contracts/usage/budget-preview.ts';
import {
  isBudgetSetting,
  type BudgetSetting,
  type SettingName,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { consequenceMessages as messages } from './consequence.messages.ts';
import { valueOf } from './setting-draft.ts';
import { useCountRecordingsToEraseQuery, usePreviewBudgetQuery } from './settings.api.ts';
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

const restMs = 300;

/** A value once it has rested: each is counted over everybody. */
const useRested = <Value,>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

const useBudgetWords = () => {
  const { formatMessage } = useIntl();
  return ({ clients, share }: BudgetPreview): string => {
    if (clients) return formatMessage(messages.clientBudget, clients);
    return (share ?? 0) >= 1
      ? formatMessage(messages.serviceBudgetReached)
      : formatMessage(messages.serviceBudget, { share: share ?? 0 });
  };
};

/** Whom a budget would stop today; before it is set, so that nobody finds out from notices. */
const BudgetPreviewed = ({ setting, value }: Readonly<{ setting: BudgetSetting; value: number }>) => {
  const { formatMessage } = useIntl();
  const wordsOf = useBudgetWords();
  const rested = useRested(value);
  const { currentData, error } = usePreviewBudgetQuery({ setting, value: rested });
  const problem = useFormatProblem()(error);
  if (problem) return <p role="alert">{problem}</p>;
  return (
    <output className={styles['consequence']}>
      {currentData && rested === value ? wordsOf(currentData) : formatMessage(messages.countingPeople)}
    </output>
  );
};

/** Nothing while no number is typed, or where there would be no limit. */
const OfBudget = ({ setting, typed }: Readonly<{ setting: BudgetSetting; typed: string }>) => {
  const value = valueOf(setting, typed);
  return typeof value === 'number' && value > 0 ? <BudgetPreviewed setting={setting} value={value} /> : null;
};

/** What would come of a value before it is applied, of the settings that tell it. */
export const Consequence = ({ name, typed }: Readonly<{ name: SettingName; typed: string }>) => {
  if (isBudgetSetting(name)) return <OfBudget setting={name} typed={typed} />;
  return name === 'recordingsKeptDays' ? <OfKeptDays typed={typed} /> : null;
};
