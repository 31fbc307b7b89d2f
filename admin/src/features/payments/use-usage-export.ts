import { modelName } from '@ecrin/contracts/usage/model-name.ts';
import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { paymentsMessages as messages } from './payments.messages.ts';
import { engineText, spanText } from './usage-text.ts';

type Engine = UsageAnswer['engines'][number];
type Span = UsageAnswer['spans'][number];
type Client = UsageAnswer['clients'][number];

/** A row of one of the page’s tables. */
export type UsageRow = Readonly<{
  table: MessageDescriptor;
  engine?: Engine;
  span?: Span;
  client?: Client;
  sums: Pick<Engine, 'requests' | 'tokens' | 'minutes' | 'euros'>;
}>;

/** Of every table, in the order of the page. */
export const usageRowsOf = (
  { engines, spans, clients }: Pick<UsageAnswer, 'engines' | 'spans' | 'clients'>,
  byMonth: boolean,
): readonly UsageRow[] => [
  ...spans.map((span) => ({ table: byMonth ? messages.overMonths : messages.over, span, sums: span })),
  ...engines.map((engine) => ({ table: messages.engines, engine, sums: engine })),
  ...clients.map((client) => ({ table: messages.clients, client, sums: client })),
];

/** Every figure of the page, with decimals. */
export const useUsageExport = (): readonly ExportColumn<UsageRow>[] => {
  const intl = useIntl();
  const { language } = useLanguage();
  const { say } = useCellWords();
  const decimals = (figure: number | null) =>
    figure === null ? null : intl.formatNumber(figure, { maximumFractionDigits: 6, useGrouping: false });
  return [
    [say(messages.table), ({ table }) => say(table)],
    [say(messages.period), ({ span }) => (span ? spanText(span.span) : null)],
    [say(messages.model), ({ engine }) => (engine ? modelName(language, engine.model) : null)],
    [say(messages.kind), ({ engine }) => (engine ? say(messages[engine.kind]) : null)],
    [say(messages.engine), ({ engine }) => (engine ? engineText(intl, engine) : null)],
    [say(columns.firstname), ({ client }) => client?.firstname ?? null],
    [say(columns.lastname), ({ client }) => client?.lastname ?? null],
    [say(messages.requests), ({ sums }) => sums.requests],
    [say(messages.tokens), ({ sums }) => sums.tokens],
    [say(messages.minutes), ({ sums }) => decimals(sums.minutes)],
    [say(messages.euros), ({ sums }) => decimals(sums.euros)],
  ];
};
