import {
  shareCases,
  streakCases,
  type GoalDistributions,
  type GoalGroup,
} from '@ecrin/contracts/goal/goal-statistics.ts';
import type { IntlShape } from 'react-intl';
import { groupMessage, measureMessages, noneMessage, shareMessage } from './names.messages.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';

export type Measure = keyof GoalDistributions;
/** The first is shown first. */
export const measures = Object.keys(measureMessages) as [Measure, ...Measure[]];

const isShare = (measure: Measure): boolean => measure === 'successRate' || measure === 'strength';

/** A strength always has a value. */
export const casesOf = (measure: Measure): readonly string[] =>
  isShare(measure) ? shareCases.filter((one) => measure === 'successRate' || one !== 'none') : streakCases;

/** Below a bar, where there is no room for a unit. */
export const caseLabel = ({ formatMessage }: IntlShape, one: string): string =>
  one === 'none' ? formatMessage(noneMessage) : one.replace('-', '–');

export const caseName = (intl: IntlShape, measure: Measure, one: string): string => {
  const range = caseLabel(intl, one);
  return isShare(measure) && one !== 'none' ? intl.formatMessage(shareMessage, { range }) : range;
};

export const countOf = (distributions: GoalDistributions, measure: Measure, one: string): number => {
  const clients: Readonly<Record<string, number>> = distributions[measure].clients;
  return clients[one] ?? 0;
};

export const medianText = (
  { formatMessage, formatNumber }: IntlShape,
  distributions: GoalDistributions,
  measure: Measure,
): string => {
  const { median } = distributions[measure];
  if (median === null) return '–';
  return isShare(measure)
    ? formatMessage(shareMessage, { range: formatNumber(median) })
    : formatMessage(messages.periods, { count: median });
};

/** Why a group has no figures; null: it has. */
export const absenceOf = ({ formatMessage }: IntlShape, { shown, clients }: GoalGroup): string | null => {
  if (shown === 'few') return formatMessage(messages.few);
  if (shown === 'withheld') return formatMessage(messages.withheld);
  return clients === 0 ? formatMessage(messages.nobody) : null;
};

export const groupName = ({ formatMessage }: IntlShape, { group }: GoalGroup): string =>
  formatMessage(groupMessage(group));
