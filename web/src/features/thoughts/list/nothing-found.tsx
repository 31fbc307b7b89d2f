import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountWithoutQuery } from '../filters/filtered-counts.api.ts';
import {
  removeFilter,
  activeFilters,
  noFilters,
  serializeFilters,
  type ThoughtFilters,
} from '../filters/thought-filters.ts';
import { useFilterLabel } from '../filters/use-filter-label.ts';
import type { SetFilters } from '../filters/use-filters.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from './thoughts-screen.module.css';

const suggestionsShown = 3;

/** No result: the filters that can be dropped to see something again, the nearest first. */
export const NoThoughtsFound = ({ filters, onChange }: { filters: ThoughtFilters; onChange: SetFilters }) => {
  const { formatMessage } = useIntl();
  const labelOf = useFilterLabel();
  const drops = activeFilters(filters).map((filter) => ({ filter, left: removeFilter(filters, filter) }));
  const { data: totals = [] } = useCountWithoutQuery(drops.map(({ left }) => serializeFilters(left)));
  const helping = drops
    .flatMap((drop, index) => (totals[index] ? [{ ...drop, total: totals[index] }] : []))
    .toSorted((one, other) => one.total - other.total);
  const clear = (
    <Button look="text" onClick={() => onChange(noFilters)}>
      <FormattedMessage {...messages.clearAll} />
    </Button>
  );
  const offers = helping.slice(0, suggestionsShown).map(({ filter, left, total }) => (
    <Button key={labelOf(filter)} onClick={() => onChange(left)}>
      <FormattedMessage {...messages.drop} values={{ name: filter.name, label: labelOf(filter), count: total }} />
    </Button>
  ));
  return (
    <EmptyState
      title={formatMessage(messages.nothingTitle)}
      action={
        <div className={styles['offers']}>
          {offers}
          {clear}
        </div>
      }
    >
      <FormattedMessage {...(offers.length > 0 ? messages.nothingText : messages.nothingAtAll)} />
    </EmptyState>
  );
};
