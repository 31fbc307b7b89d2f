import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { UsageAnswer, UsageSpan } from '@ecrin/contracts/usage/usage.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Toolbar } from '#lib/list/toolbar.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { useGetUsageQuery } from './payments.api.ts';
import { paymentsMessages as messages } from './payments.messages.ts';
import { ClientTable, EngineTable, SpanPanel } from './usage-tables.tsx';
import { countText, moneyText, usageCsv } from './usage-text.ts';

const Export = ({ usage, span }: Readonly<{ usage: UsageAnswer; span: UsageSpan }>) => (
  <a
    href={`data:text/csv;charset=utf-8,${encodeURIComponent(usageCsv(usage))}`}
    download={`ecrin-${span}-${usage.from}.csv`}
    {...buttonLook()}
  >
    {useIntl().formatMessage(messages.export)}
  </a>
);

const Usage = ({ usage, span }: Readonly<{ usage: UsageAnswer; span: UsageSpan }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const spent = moneyText(intl, usage.euros);
  const ofBudget =
    span === 'month' && usage.budgetEuros > 0
      ? formatMessage(messages.ofBudget, { spent, budget: moneyText(intl, usage.budgetEuros) })
      : spent;
  if (usage.engines.length === 0)
    return <EmptyState title={formatMessage(messages.none)}>{formatMessage(messages.noneText)}</EmptyState>;
  return (
    <>
      {usage.unpriced && (
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
      )}
      <Panel title={formatMessage(messages.spent)}>
        <Facts
          facts={[
            [formatMessage(messages.spent), ofBudget],
            [formatMessage(messages.tokens), countText(intl, usage.tokens)],
            [formatMessage(messages.minutes), countText(intl, usage.minutes)],
            [formatMessage(messages.requests), countText(intl, usage.requests)],
          ]}
        />
      </Panel>
      <EngineTable usage={usage} />
      <ClientTable usage={usage} />
      <SpanPanel usage={usage} byMonth={span === 'year'} />
    </>
  );
};

/** What the service pays: by engine, by client and by day, from the prices of the settings. */
export const PaymentsScreen = () => {
  const { formatMessage } = useIntl();
  const [span, setSpan] = useState<UsageSpan>('month');
  const { data: usage, isError, refetch } = useGetUsageQuery(span);
  usePageTitle(formatMessage(messages.title));
  const choices = [
    { choice: 'month', label: formatMessage(messages.month) },
    { choice: 'last-month', label: formatMessage(messages.lastMonth) },
    { choice: 'year', label: formatMessage(messages.year) },
  ] as const;
  return (
    <>
      <Toolbar count="" action={usage && <Export usage={usage} span={span} />}>
        <Segment label={formatMessage(messages.span)} choices={choices} chosen={span} onChoose={setSpan} />
      </Toolbar>
      {isError && !usage && <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />}
      {!isError && !usage && <Skeleton label={formatMessage(messages.loading)} lines={[38, 100, 100, 100]} />}
      {usage && <Usage usage={usage} span={span} />}
    </>
  );
};
