import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropFilter, filtersInForce, noFilters, writeFilters, type ThoughtFilters } from './filters.ts';
import { listMessages as messages } from './list.messages.ts';
import { useCountWithoutQuery } from './nearest-drop.api.ts';
import { useFilterLabel } from './use-filter-label.ts';
import type { SetFilters } from './use-filters.ts';
import styles from './thoughts-screen.module.css';

const offered = 3;

/** No result: the filters that can be dropped to see something again, the nearest first. */
export const NothingFound = ({ filters, onChange }: { filters: ThoughtFilters; onChange: SetFilters }) => {
  const { formatMessage } = useIntl();
  const labelOf = useFilterLabel();
  const drops = filtersInForce(filters).map((filter) => ({ filter, left: dropFilter(filters, filter) }));
  const { data: totals = [] } = useCountWithoutQuery(drops.map(({ left }) => writeFilters(left)));
  const helping = drops
    .flatMap((drop, index) => (totals[index] ? [{ ...drop, total: totals[index] }] : []))
    .toSorted((one, other) => one.total - other.total);
  const clear = (
    <Button look="text" onClick={() => onChange(noFilters)}>
      <FormattedMessage {...messages.clearAll} />
    </Button>
  );
  const offers = helping.slice(0, offered).map(({ filter, left, total }) => (
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
