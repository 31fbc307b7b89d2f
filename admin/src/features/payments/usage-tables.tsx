import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { BarChart } from '@ecrin/ui/bar-chart/bar-chart.tsx';
import { useIntl, type IntlShape } from 'react-intl';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { paymentsMessages as messages } from './payments.messages.ts';
import { countText, engineText, moneyText, spanText } from './usage-text.ts';

type UsageProps = Readonly<{ usage: UsageAnswer }>;
type Sums = Readonly<{ requests: number; tokens: number; minutes: number; euros: number | null }>;

const sumColumns = (intl: IntlShape): readonly Column<Sums>[] => [
  {
    key: 'requests',
    title: intl.formatMessage(messages.requests),
    place: 'wide',
    cell: ({ requests }) => countText(intl, requests),
  },
  {
    key: 'tokens',
    title: intl.formatMessage(messages.tokens),
    place: 'wide',
    cell: ({ tokens }) => countText(intl, tokens),
  },
  {
    key: 'minutes',
    title: intl.formatMessage(messages.minutes),
    place: 'wide',
    cell: ({ minutes }) => countText(intl, minutes),
  },
  { key: 'euros', title: intl.formatMessage(messages.cost), place: 'end', cell: ({ euros }) => moneyText(intl, euros) },
];

export const EngineTable = ({ usage: { engines } }: UsageProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Panel title={formatMessage(messages.engines)}>
      <DataTable
        caption={formatMessage(messages.engines)}
        rows={engines}
        keyOf={({ kind, engine, model }) => `${kind}/${engine ?? ''}/${model}`}
        columns={[
          { key: 'model', title: formatMessage(messages.model), place: 'title', cell: ({ model }) => model },
          {
            key: 'kind',
            title: formatMessage(messages.kind),
            place: 'detail',
            cell: (row) => `${formatMessage(messages[row.kind])}, ${engineText(intl, row)}`,
          },
          ...sumColumns(intl),
        ]}
      />
    </Panel>
  );
};

type Client = UsageAnswer['clients'][number];
const ClientName = ({ clientId, firstname }: Client) => {
  const { formatMessage } = useIntl();
  return <RowLink href={`/admin/clients/${clientId}`}>{firstname ?? formatMessage(messages.nameless)}</RowLink>;
};
const nameCell = (client: Client) => <ClientName {...client} />;

export const ClientTable = ({ usage: { clients } }: UsageProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Panel title={formatMessage(messages.clients)}>
      <DataTable
        caption={formatMessage(messages.clients)}
        rows={clients}
        keyOf={({ clientId }) => clientId}
        columns={[
          {
            key: 'client',
            title: formatMessage(messages.client),
            place: 'title',
            cell: nameCell,
          },
          ...sumColumns(intl),
        ]}
      />
    </Panel>
  );
};

/** Spending as bars, and the same as a table. */
export const SpanPanel = ({ usage: { spans, euros }, byMonth }: UsageProps & Readonly<{ byMonth: boolean }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const title = formatMessage(byMonth ? messages.overMonths : messages.over);
  return (
    <Panel title={title}>
      <BarChart
        name={formatMessage(messages.chart, { total: moneyText(intl, euros) })}
        bars={spans.map((one) => ({
          key: one.span,
          label: spanText(one.span).slice(0, 5),
          count: Math.round(one.euros),
          target: null,
          look: 'some',
        }))}
      />
      <DataTable
        caption={title}
        rows={spans}
        keyOf={({ span }) => span}
        columns={[
          { key: 'span', title: formatMessage(messages.period), place: 'title', cell: ({ span }) => spanText(span) },
          ...sumColumns(intl),
        ]}
      />
    </Panel>
  );
};
