import type { GoalDistributions, GoalGroup } from '@ecrin/contracts/goal/goal-statistics.ts';
import { useIntl, type IntlShape } from 'react-intl';
import { absenceOf, caseName, casesOf, countOf, groupName, medianText, type Measure } from './distribution-text.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';
import styles from './statistics.module.css';

type TableProps = Readonly<{
  title: string;
  groups: readonly GoalGroup[];
  measure: Measure;
  target: number | null;
}>;
type Row = Readonly<{ key: string; name: string; clients: number; distributions: GoalDistributions }>;

/** With the targets as set, then with another. */
const rowsOf = (intl: IntlShape, group: GoalGroup, target: number | null): readonly Row[] => {
  const [name, clients] = [groupName(intl, group), group.clients ?? 0];
  return [
    ...(group.asSet ? [{ key: group.group, name, clients, distributions: group.asSet }] : []),
    ...(group.whatIf && target !== null
      ? [
          {
            key: `${group.group} if`,
            name: intl.formatMessage(messages.withTarget, { group: name, target }),
            clients,
            distributions: group.whatIf,
          },
        ]
      : []),
  ];
};

const AbsentRow = ({ name, absence, columns }: Readonly<{ name: string; absence: string; columns: number }>) => (
  <tr>
    <th scope="row">{name}</th>
    <td colSpan={columns}>{absence}</td>
  </tr>
);

type GroupRowsProps = Readonly<{ group: GoalGroup; measure: Measure; target: number | null }>;

const GroupRows = ({ group, measure, target }: GroupRowsProps) => {
  const intl = useIntl();
  const cases = casesOf(measure);
  const absence = absenceOf(intl, group);
  if (absence !== null) return <AbsentRow name={groupName(intl, group)} absence={absence} columns={cases.length + 2} />;
  return rowsOf(intl, group, target).map(({ key, name, clients, distributions }) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td>{intl.formatNumber(clients)}</td>
      {cases.map((one) => (
        <td key={one}>{intl.formatNumber(countOf(distributions, measure, one))}</td>
      ))}
      <td>{medianText(intl, distributions, measure)}</td>
    </tr>
  ));
};

/** The same figures as the charts, in words and numbers. */
export const GroupTable = ({ title, groups, measure, target }: TableProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    // Scrolled by keyboard where it is wider than its room.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['table']} aria-label={title} tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.group)}</th>
            <th scope="col">{formatMessage(messages.clients)}</th>
            {casesOf(measure).map((one) => (
              <th key={one} scope="col">
                {caseName(intl, measure, one)}
              </th>
            ))}
            <th scope="col">{formatMessage(messages.medianColumn)}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRows key={group.group} group={group} measure={measure} target={target} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
