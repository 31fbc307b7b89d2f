import type { GoalDistributions, GoalGroup } from '@ecrin/contracts/goal/goal-statistics.ts';
import { BarChart } from '@ecrin/ui/bar-chart/bar-chart.tsx';
import { useIntl } from 'react-intl';
import { caseLabel, caseName, casesOf, countOf, groupName, medianText, type Measure } from './distribution-text.ts';
import { measureMessages } from './names.messages.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';
import styles from './statistics.module.css';

type GroupProps = Readonly<{ group: GoalGroup; measure: Measure; target: number | null }>;
type FiguresProps = GroupProps & Readonly<{ asSet: GoalDistributions }>;

const GroupFigures = ({ group, measure, target, asSet }: FiguresProps) => {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const { clients, goals, whatIf } = group;
  const cases = casesOf(measure).map((one, at, all) => ({
    key: one,
    // The last one has the unit of all.
    label: at === all.length - 1 ? caseName(intl, measure, one) : caseLabel(intl, one),
    count: countOf(asSet, measure, one),
    target: whatIf ? countOf(whatIf, measure, one) : null,
    look: 'some' as const,
  }));
  const name = formatMessage(messages.chartName, {
    measure: formatMessage(measureMessages[measure]),
    group: groupName(intl, group),
    cases: formatList(
      cases.map(({ key, count }) => formatMessage(messages.caseCount, { name: caseName(intl, measure, key), count })),
    ),
  });
  return (
    <>
      <p className={styles['median']}>
        <b className="display" data-level="3">
          {medianText(intl, asSet, measure)}
        </b>{' '}
        <span className="xs dim">
          {whatIf && target !== null
            ? formatMessage(messages.medianIf, { target, other: medianText(intl, whatIf, measure) })
            : formatMessage(messages.median)}
          {' · '}
          {formatMessage(messages.counts, { clients: clients ?? 0, goals: goals ?? 0 })}
        </span>
      </p>
      <BarChart name={name} bars={cases} />
    </>
  );
};

/** How the clients of one group are distributed. */
export const GroupChart = (props: GroupProps) => {
  const intl = useIntl();
  const { group } = props;
  return (
    <div className={styles['group']}>
      <h3 className={styles['name']}>{groupName(intl, group)}</h3>
      {group.asSet && <GroupFigures {...props} asSet={group.asSet} />}
    </div>
  );
};
