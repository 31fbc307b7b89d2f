import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListRunsInfiniteQuery } from '../orb-runs.api.ts';
import { historyMessages } from './history.messages.ts';
import { RunEntries } from './run-entries.tsx';

const filters = ['all', 'completed', 'failed', 'stopped', 'skipped'] as const;
type StatusFilter = (typeof filters)[number];

/** The client's runs of an orb, the latest first, by their state. */
export const History = ({ orbId, shown }: Readonly<{ orbId: string; shown: string | null }>) => {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState<StatusFilter>('all');
  const runs = { orbId, status: filter === 'all' ? null : filter, occasion: null };
  const { data } = useListRunsInfiniteQuery(runs);
  const hasRuns = (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <section aria-labelledby="orb-history">
      <h2 id="orb-history" className="h4">
        <FormattedMessage {...historyMessages.earlier} />
      </h2>
      {(hasRuns || filter !== 'all') && (
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
      <RunEntries of={runs} shown={shown} empty={formatMessage(historyMessages.noRuns)} />
    </section>
  );
};
