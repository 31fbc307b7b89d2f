import type { GoalGroup } from '@ecrin/contracts/goal/goal-statistics.ts';
import type { IntlShape } from 'react-intl';
import type { ChartTable, ChartTableRow } from '#lib/panel/chart-panel.tsx';
import { absenceOf, caseName, casesOf, countOf, groupName, medianText, type Measure } from './distribution-text.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';

type Shown = Readonly<{ groups: readonly GoalGroup[]; measure: Measure; target: number | null }>;

/** With the targets as set, then with another; or why nothing is shown. */
const rowsOf = (intl: IntlShape, group: GoalGroup, { measure, target }: Shown): readonly ChartTableRow[] => {
  const [name, absence] = [groupName(intl, group), absenceOf(intl, group)];
  if (absence !== null) return [{ key: group.group, cells: [name, absence] }];
  const ifName = target === null ? null : intl.formatMessage(messages.withTarget, { group: name, target });
  return [
    { key: group.group, name, distributions: group.asSet },
    { key: `${group.group} if`, name: ifName, distributions: group.whatIf },
  ].flatMap(({ key, name: rowName, distributions }) => {
    if (rowName === null || !distributions) return [];
    const counts = casesOf(measure).map((one) => intl.formatNumber(countOf(distributions, measure, one)));
    const clients = intl.formatNumber(group.clients ?? 0);
    return [{ key, cells: [rowName, clients, ...counts, medianText(intl, distributions, measure)] }];
  });
};

/** The same figures as the charts, in words and numbers. */
export const groupTable = (intl: IntlShape, shown: Shown): ChartTable => ({
  head: [
    intl.formatMessage(messages.group),
    intl.formatMessage(messages.clients),
    ...casesOf(shown.measure).map((one) => caseName(intl, shown.measure, one)),
    intl.formatMessage(messages.medianColumn),
  ],
  rows: shown.groups.flatMap((group) => rowsOf(intl, group, shown)),
});
