import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { thoughtCountsApi } from '#lib/api/thought-counts.api.ts';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
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
    <WhyEmpty
      ofThoughts
      title={formatMessage(messages.notFoundTitle, { words: filters.q.trim(), filtered: 'false' })}
      step={clear}
    >
      <FormattedMessage {...messages.notFoundText} />
    </WhyEmpty>
  );
};

/** The filters whose removal shows thoughts, the most effective first, and how many thoughts all of them leave out. */
const useWhatFiltersHide = (filters: ThoughtFilters) => {
  const drops = activeFilters(filters).map((filter) => ({ filter, left: removeFilter(filters, filter) }));
  const lists = [...drops.map(({ left }) => left), noFilters];
  const { data: totals = [] } = useCountWithoutQuery(lists.map(serializeFilters));
  const helping = drops
    .flatMap((drop, index) => (totals[index] ? [{ ...drop, total: totals[index] }] : []))
    .toSorted((one, other) => one.total - other.total);
  return { helping, hidden: totals.at(-1) ?? 0 };
};

/** The filters that can be removed to see thoughts again, the most effective first. */
const NothingUnderFilters = ({ filters, onChange }: NothingProps) => {
  const { formatMessage } = useIntl();
  const labelOf = useFilterLabel();
  const words = filters.q.trim();
  const { helping, hidden } = useWhatFiltersHide(filters);
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
    <WhyEmpty
      ofThoughts
      title={
        words === ''
          ? formatMessage(messages.nothingTitle)
          : formatMessage(messages.notFoundTitle, { words, filtered: 'true' })
      }
      step={
        <div className={styles['offers']}>
          {offers}
          {clear}
        </div>
      }
    >
      {hidden > 0 && <FormattedMessage {...messages.hidden} values={{ count: hidden }} />}{' '}
      <FormattedMessage {...(offers.length > 0 ? messages.nothingText : messages.nothingAtAll)} />
    </WhyEmpty>
  );
};

/** No result: a search alone says which words no thought contains. */
export const NoThoughtsFound = (props: NothingProps) =>
  activeFilters(props.filters).every(({ name }) => name === 'q') ? (
    <NothingContains {...props} />
  ) : (
    <NothingUnderFilters {...props} />
  );
