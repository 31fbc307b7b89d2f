import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { thoughtCountsApi } from '#lib/api/thought-counts.api.ts';
import {
  removeFilter,
  activeFilters,
  noFilters,
  serializeFilters,
  type ThoughtFilters,
} from '../filters/thought-filters.ts';
import { useFilterLabel, type SetFilters } from '../filters/use-filters.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from './thoughts-screen.module.css';

const filteredCountsApi = thoughtCountsApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many thoughts each of some lists would show, in their order. */
    countWithout: build.query<readonly number[], readonly string[]>({
      queryFn: async (lists, { dispatch }) => {
        const counted = lists.map((filters) =>
          dispatch(thoughtCountsApi.endpoints.countThoughts.initiate(filters, { subscribe: false })).unwrap(),
        );
        const totals = await Promise.allSettled(counted);
        return { data: totals.map((one) => (one.status === 'fulfilled' ? one.value.total : 0)) };
      },
      providesTags: ['ThoughtCounts'],
    }),
  }),
});

export const { useCountWithoutQuery } = filteredCountsApi;

const suggestionsShown = 3;

type NothingProps = Readonly<{ filters: ThoughtFilters; onChange: SetFilters }>;

const NothingContains = ({ filters, onChange }: NothingProps) => {
  const { formatMessage } = useIntl();
  const clear = (
    <Button onClick={() => onChange(noFilters)}>
      <FormattedMessage {...messages.clearSearch} />
    </Button>
  );
  return (
    <EmptyState
      title={formatMessage(messages.notFoundTitle, { words: filters.q.trim(), filtered: 'false' })}
      action={clear}
    >
      <FormattedMessage {...messages.notFoundText} />
    </EmptyState>
  );
};

/** The filters that can be removed to see thoughts again, the most effective first. */
const NothingUnderFilters = ({ filters, onChange }: NothingProps) => {
  const { formatMessage } = useIntl();
  const labelOf = useFilterLabel();
  const words = filters.q.trim();
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
      title={
        words === ''
          ? formatMessage(messages.nothingTitle)
          : formatMessage(messages.notFoundTitle, { words, filtered: 'true' })
      }
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

/** No result: a search alone says which words no thought contains. */
export const NoThoughtsFound = (props: NothingProps) =>
  activeFilters(props.filters).every(({ name }) => name === 'q') ? (
    <NothingContains {...props} />
  ) : (
    <NothingUnderFilters {...props} />
  );
