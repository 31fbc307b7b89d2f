import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { UsageAnswer, UsageSpan } from '@ecrin/contracts/usage/usage.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Figures } from '@ecrin/ui/figures/figures.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ExportButton } from '#lib/export/export-button.tsx';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { useAddressState } from '#lib/list/use-address-state.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { countText, moneyText } from '#lib/panel/money-text.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetUsageQuery } from '#lib/usage/usage.api.ts';
import { paymentsMessages as messages } from './payments.messages.ts';
import { ClientTable, EngineTable, SpanPanel } from './usage-tables.tsx';
import { usageRowsOf, useUsageExport } from './use-usage-export.ts';
import styles from './payments.module.css';

type UsageProps = Readonly<{ usage: UsageAnswer }>;

/** Every table of the page, the same way as every list. */
const Export = ({ span }: Readonly<{ span: UsageSpan }>) => (
  <ExportButton
    list="usage"
    asked={{ span }}
    columns={useUsageExport()}
    rowsOf={(usage: UsageAnswer) => usageRowsOf(usage, span === 'year')}
    people
  />
);

const warnedShare = 0.8;
const toneOf = (share: number): 'plain' | 'warn' | 'full' => {
  if (share >= 1) return 'full';
  return share >= warnedShare ? 'warn' : 'plain';
};

/** How much of the budget of all together is used in this month. */
const Budget = ({ usage: { euros, budgetEuros, usedShare } }: UsageProps) => {
  const intl = useIntl();
  if (usedShare === null) return null;
  const share = Math.floor(usedShare * 100) / 100;
  return (
    <div className={styles['budget']} data-tone={toneOf(usedShare)}>
      <div className={styles['bar']} aria-hidden="true">
        <i style={{ width: `${Math.min(1, usedShare) * 100}%` }} />
      </div>
      <p className="sm">
        <FormattedMessage {...(share < 1 ? messages.budgetShare : messages.budgetUsed)} values={{ share }} />{' '}
        {budgetEuros > 0 && (
          <FormattedMessage
            {...messages.ofBudget}
            values={{ spent: moneyText(intl, euros), budget: moneyText(intl, budgetEuros) }}
          />
        )}
      </p>
    </div>
  );
};

const Summary = ({ usage, span }: UsageProps & Readonly<{ span: UsageSpan }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Panel title={formatMessage(messages.summary)} aside={<Export span={span} />}>
      {span === 'month' && <Budget usage={usage} />}
      <div className={styles['sums']}>
        <Figures
          figures={[
            { label: formatMessage(messages.spent), value: moneyText(intl, usage.euros) },
            { label: formatMessage(messages.tokens), value: countText(intl, usage.tokens) },
            { label: formatMessage(messages.minutes), value: countText(intl, usage.minutes) },
          ]}
        />
      </div>
    </Panel>
  );
};

const Unpriced = () => {
  const { formatMessage } = useIntl();
  return (
    <Banner
      tone="warn"
      action={
        <Link href="/admin/settings" className="link">
          {formatMessage(messages.toSettings)}
        </Link>
      }
    >
      {formatMessage(messages.unpriced)}
    </Banner>
  );
};

const Usage = ({ usage, span }: UsageProps & Readonly<{ span: UsageSpan }>) => {
  const { formatMessage } = useIntl();
  if (usage.engines.length === 0)
    return <EmptyState title={formatMessage(messages.none)}>{formatMessage(messages.noneText)}</EmptyState>;
  return (
    <>
      {usage.unpriced && <Unpriced />}
      <Summary usage={usage} span={span} />
      <SpanPanel usage={usage} byMonth={span === 'year'} />
      <EngineTable usage={usage} />
      {usage.clients.length > 0 && <ClientTable usage={usage} />}
      <p className="sm dim">{formatMessage(messages.inUtc)}</p>
    </>
  );
};

const parts = { span: ['month', 'last-month', 'year'] } as const;

/** What the service pays: by engine, by client and by day, from the prices of the settings. */
export const PaymentsScreen = () => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  const { span } = state;
  const { data: usage, isError, refetch } = useGetUsageQuery(span);
  usePageTitle(formatMessage(messages.title));
  const choices = [
    { choice: 'month', label: formatMessage(messages.month) },
    { choice: 'last-month', label: formatMessage(messages.lastMonth) },
    { choice: 'year', label: formatMessage(messages.year) },
  ] as const;
  return (
    <>
      <Toolbar count="">
        <Segment
          label={formatMessage(messages.span)}
          choices={choices}
          chosen={span}
          onChoose={(chosen) => set({ span: chosen })}
        />
      </Toolbar>
      {isError && !usage && <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />}
      {!isError && !usage && <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />}
      {usage && <Usage usage={usage} span={span} />}
    </>
  );
};
