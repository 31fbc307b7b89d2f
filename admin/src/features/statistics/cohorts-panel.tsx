import type { Cohort } from '@ecrin/contracts/service-figures/cohorts.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { DataTable, type Column } from '#lib/list/data-table.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { cohortsMessages as messages } from './cohorts.messages.ts';
import { useGetCohortsQuery } from './statistics.api.ts';
import { statisticsMessages } from './statistics.messages.ts';

/** DD/MM/YYYY, as it is everywhere. */
const dayText = (day: string): string => day.split('-').toReversed().join('/');

const useReturned = () => {
  const { formatMessage, formatNumber } = useIntl();
  return ({ shown, registered, returned }: Cohort, days: number): string => {
    const clients = returned.find((one) => one.days === days)?.clients ?? null;
    if (shown !== 'shown' || registered === null || registered === 0) return '–';
    if (clients === null) return formatMessage(messages.notYet);
    const share = formatNumber(clients / registered, { style: 'percent', maximumFractionDigits: 0 });
    return formatMessage(messages.returned, { count: clients, share });
  };
};

const figures = { place: 'detail', named: true, figures: true } as const;

const useColumns = (days: readonly number[]): readonly Column<Cohort>[] => {
  const { formatMessage, formatNumber } = useIntl();
  const returnedAfter = useReturned();
  const registeredOf = ({ shown, registered }: Cohort): string =>
    shown === 'shown' ? formatNumber(registered ?? 0) : formatMessage(statisticsMessages[shown]);
  return [
    { key: 'week', title: formatMessage(messages.week), place: 'title', cell: ({ week }) => dayText(week) },
    { key: 'registered', title: formatMessage(messages.registered), ...figures, cell: registeredOf },
    ...days.map((one): Column<Cohort> => ({
      key: `after-${one}`,
      title: formatMessage(messages.after, { days: one }),
      ...figures,
      cell: (cohort) => returnedAfter(cohort, one),
    })),
  ];
};

const CohortTable = ({ cohorts }: Readonly<{ cohorts: readonly Cohort[] }>) => {
  const { formatMessage } = useIntl();
  const columns = useColumns(cohorts[0]?.returned.map(({ days }) => days) ?? []);
  // A week without anybody says nothing.
  const rows = cohorts.filter(({ registered }) => registered !== 0);
  if (rows.length === 0) return <p className="sm dim">{formatMessage(messages.none)}</p>;
  return (
    <DataTable
      inPanel
      caption={formatMessage(messages.title)}
      columns={columns}
      rows={rows}
      keyOf={({ week }) => week}
    />
  );
};

const Cohorts = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useGetCohortsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <CohortTable cohorts={data.items} />;
  return isError ? (
    <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label={formatMessage(messages.loading)} lines={[100, 100, 100]} />
  );
};

/** Of those who registered in each week, how many came back after 1, 7 and 30 days. */
export const CohortsPanel = () => {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(messages.title)}>
      <p className="sm dim">{formatMessage(messages.intro)}</p>
      <Cohorts />
    </Panel>
  );
};
