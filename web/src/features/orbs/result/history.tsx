import type { OrbRunCard } from '@ecrin/contracts/orb/orb-run.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { useListRunsInfiniteQuery } from '../orb-runs.api.ts';
import { historyMessages } from './history.messages.ts';
import { reasonKey } from './reason-key.ts';
import styles from './result.module.css';

const filters = ['all', 'completed', 'failed', 'stopped', 'skipped'] as const;
type StatusFilter = (typeof filters)[number];

const Entry = ({ run, current }: Readonly<{ run: OrbRunCard; current: boolean }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { orbId, runId, status, thoughts, reason, requestedAt } = run;
  return (
    <li>
      <time dateTime={requestedAt}>{formatDate(language, requestedAt)}</time>
      <Link href={`/app/orbs/${orbId}/runs/${runId}`} {...(current && { 'aria-current': 'page' as const })}>
        <FormattedMessage
          {...historyMessages.entry}
          values={{
            status,
            thoughts,
            reason: formatMessage(historyMessages.shortReason, { reason: reasonKey(reason) }),
          }}
        />
      </Link>
    </li>
  );
};

/** The client's runs of an orb, the latest first, by their state. */
export const History = ({ orbId, shown }: Readonly<{ orbId: string; shown: string | null }>) => {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState<StatusFilter>('all');
  const list = useListRunsInfiniteQuery({ orbId, status: filter === 'all' ? null : filter });
  const runs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="orb-history">
      <h2 id="orb-history" className="h4">
        <FormattedMessage {...historyMessages.earlier} />
      </h2>
      {(runs.length > 0 || filter !== 'all') && (
        <SelectField
          label={formatMessage(historyMessages.showOnly)}
          choices={filters.map((status) => ({
            value: status,
            label: formatMessage(historyMessages.statusFilter, { status }),
          }))}
          value={filter}
          onChange={({ target }) => setFilter(target.value as StatusFilter)}
        />
      )}
      {runs.length === 0 ? (
        <p className="sm dim">
          <FormattedMessage {...historyMessages.noRuns} />
        </p>
      ) : (
        <ul className={styles['log']}>
          {runs.map((run) => (
            <Entry key={run.runId} run={run} current={run.runId === shown} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button look="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <FormattedMessage {...historyMessages.older} />
        </Button>
      )}
    </section>
  );
};
