import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { DataTable, type Column } from '#lib/list/data-table.tsx';
import { endOf } from '#lib/list/span.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useFindClientQuery } from '../clients.api.ts';
import { clientMessages } from './client.messages.ts';
import { comparedRows, type ComparedRow } from './compared-rows.ts';
import { comparisonMessages as messages } from './comparison.messages.ts';
import styles from '../clients.module.css';

export type AgainstFieldProps = Readonly<{ against: string; onAgainst: (day: string) => void }>;

/** With the end of which day a client is compared; empty: with none. */
export const AgainstDay = ({ against, onAgainst }: AgainstFieldProps) => (
  <label className={styles['line']}>
    <span className="sm dim">{useIntl().formatMessage(messages.against)}</span>
    <input type="date" value={against} onChange={({ target }) => onAgainst(target.value)} />
  </label>
);

/** The same where it stands by itself. */
export const AgainstField = ({ against, onAgainst }: AgainstFieldProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['date']}>
      <AgainstDay against={against} onAgainst={onAgainst} />
      {against !== '' && <Button onClick={() => onAgainst('')}>{formatMessage(messages.stop)}</Button>}
    </div>
  );
};

type ClientComparisonProps = Readonly<{
  clientId: string;
  /** Ends of days; empty: now. */
  days: readonly [string, string];
}>;

/** The earlier day first; now is after all. */
const inOrder = ([one, other]: ClientComparisonProps['days']): ClientComparisonProps['days'] =>
  one !== '' && (other === '' || one <= other) ? [one, other] : [other, one];

const useDayText = () => {
  const { formatMessage } = useIntl();
  return (day: string): string =>
    day === '' ? formatMessage(messages.now) : formatMessage(messages.evening, { day: shortDate(`${day}T12:00:00`) });
};

const useColumns = ([from = '', until = '']: readonly string[]): readonly Column<ComparedRow>[] => {
  const { formatMessage } = useIntl();
  const figures = { place: 'detail', figures: true, named: true } as const;
  return [
    { key: 'what', title: formatMessage(messages.what), place: 'title', cell: ({ label }) => label },
    { key: 'earlier', title: from, ...figures, cell: ({ earlier }) => earlier },
    { key: 'later', title: until, ...figures, cell: ({ later }) => later },
    { ...figures, key: 'difference', title: formatMessage(messages.difference), cell: ({ difference }) => difference },
  ];
};

/** A client as of two dates, each by the query of one: its difference in each figure and choice. */
export const ClientComparison = ({ clientId, days }: ClientComparisonProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dayText = useDayText();
  const columns = useColumns(inOrder(days).map(dayText));
  const [from, until] = inOrder(days);
  const [asOfFrom, asOfUntil] = [endOf(from), endOf(until)];
  const earlier = useFindClientQuery({ clientId, asOf: asOfFrom });
  const later = useFindClientQuery({ clientId, asOf: asOfUntil });
  const failed = [earlier, later].find(({ isError }) => isError);
  if (failed) return <LoadFailed title={formatMessage(clientMessages.missing)} onRetry={() => void failed.refetch()} />;
  if (!earlier.currentData || !later.currentData)
    return <Skeleton label={formatMessage(clientMessages.loading)} lines={[40, 100, 100, 100]} />;
  const rows = comparedRows(
    [
      { detail: earlier.currentData, asOf: asOfFrom },
      { detail: later.currentData, asOf: asOfUntil },
    ],
    intl,
  );
  return (
    <Panel title={formatMessage(messages.title)}>
      <DataTable
        inPanel
        caption={formatMessage(messages.caption, { from: dayText(from), until: dayText(until) })}
        rows={rows}
        keyOf={({ label }) => label}
        columns={columns}
      />
    </Panel>
  );
};
