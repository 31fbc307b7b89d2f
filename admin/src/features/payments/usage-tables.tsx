import { modelName } from '@ecrin/contracts/usage/model-name.ts';
import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { StackedBars } from '@ecrin/ui/charts/stacked-bars.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { ChartPanel } from '#lib/panel/chart-panel.tsx';
import { countText, moneyText } from '#lib/panel/money-text.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { paymentsMessages as messages } from './payments.messages.ts';
import { engineText, nameOf, spanText } from './usage-text.ts';

type UsageProps = Readonly<{ usage: UsageAnswer }>;
type Sums = Readonly<{ requests: number; tokens: number; minutes: number; euros: number | null }>;

type Sum = Readonly<{ key: string; title: MessageDescriptor; text: (intl: IntlShape, sums: Sums) => string }>;

const sums: readonly Sum[] = [
  { key: 'requests', title: messages.requests, text: (intl, { requests }) => countText(intl, requests) },
  { key: 'tokens', title: messages.tokens, text: (intl, { tokens }) => countText(intl, tokens) },
  { key: 'minutes', title: messages.minutes, text: (intl, { minutes }) => countText(intl, minutes) },
  { key: 'euros', title: messages.cost, text: (intl, { euros }) => moneyText(intl, euros) },
];

/** `end`: where the cost stands on a phone. */
const sumColumns = (intl: IntlShape, end: 'end' | 'standing'): readonly Column<Sums>[] =>
  sums.map(({ key, title, text }) => ({
    key,
    title: intl.formatMessage(title),
    place: key === 'euros' ? end : 'wide',
    figures: true,
    cell: (row) => text(intl, row),
  }));

export const EngineTable = ({ usage: { engines } }: UsageProps) => {
  const intl = useIntl();
  const { language } = useLanguage();
  const { formatMessage } = intl;
  return (
    <Panel title={formatMessage(messages.engines)}>
      <DataTable
        inPanel
        caption={formatMessage(messages.engines)}
        rows={engines}
        keyOf={({ kind, engine, model }) => `${kind}/${engine ?? ''}/${model}`}
        columns={[
          {
            key: 'model',
            title: formatMessage(messages.model),
            place: 'title',
            cell: ({ model }) => modelName(language, model),
          },
          {
            key: 'kind',
            title: formatMessage(messages.kind),
            place: 'detail',
            cell: (row) => `${formatMessage(messages[row.kind])}, ${engineText(intl, row)}`,
          },
          ...sumColumns(intl, 'end'),
        ]}
      />
    </Panel>
  );
};

type Client = UsageAnswer['clients'][number];
const ClientName = (client: Client) => {
  const { formatMessage } = useIntl();
  return (
    <RowLink href={`/admin/clients/${client.clientId}`}>{nameOf(client) || formatMessage(messages.nameless)}</RowLink>
  );
};
const nameCell = (client: Client) => <ClientName {...client} />;

export const ClientTable = ({ usage: { clients } }: UsageProps) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Panel title={formatMessage(messages.clients)}>
      <DataTable
        inPanel
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
          ...sumColumns(intl, 'standing'),
        ]}
      />
    </Panel>
  );
};

/** Spending as bars, or the same figures as a table. */
export const SpanPanel = ({ usage: { spans, euros }, byMonth }: UsageProps & Readonly<{ byMonth: boolean }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ChartPanel
      name="spans"
      title={formatMessage(byMonth ? messages.overMonths : messages.over)}
      table={{
        head: [formatMessage(messages.period), ...sums.map(({ title }) => formatMessage(title))],
        rows: spans.map((one) => ({
          key: one.span,
          cells: [spanText(one.span), ...sums.map(({ text }) => text(intl, one))],
        })),
      }}
    >
      <StackedBars
        name={formatMessage(messages.chart, { total: moneyText(intl, euros) })}
        bars={spans.map((one) => ({
          key: one.span,
          label: spanText(one.span).slice(0, byMonth ? 7 : 5),
          lower: one.euros,
          upper: 0,
        }))}
        formatTick={(tick) => moneyText(intl, tick)}
      />
    </ChartPanel>
  );
};
