import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { PageHead } from '@ecrin/ui/page/page.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { ChoosingList } from '../choosing/choosing-list.tsx';
import { ActiveFilters } from '../filters/active-filters.tsx';
import { FilterChoices, FilterSheet } from '../filters/filter-choices.tsx';
import { activeFilters, serializeFilters, serializeList, type ThoughtFilters } from '../filters/thought-filters.ts';
import { useFilters, type SetFilters } from '../filters/use-filters.ts';
import { OrderChoice, RelevantCount, RelevantThoughts } from '../relevance/relevant-thoughts.tsx';
import { ListFailed, ListLoading } from './list-states.tsx';
import { listMessages as messages } from './list.messages.ts';
import { MoreThoughts } from './more-thoughts.tsx';
import { NoThoughtsFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';
import { ThoughtGroups } from './thought-groups.tsx';
import { useThoughtList } from './use-thought-list.ts';
import styles from './thoughts-screen.module.css';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };
const CountByDate = ({ q, ...counted }: { q: string; count: number; exact: string }) =>
  q === '' ? (
    <FormattedMessage {...messages.shown} values={{ ...bold, ...counted }} />
  ) : (
    <FormattedMessage {...messages.found} values={{ ...bold, ...counted, words: q }} />
  );

/** What was found; a search that can be listed by relevance or by date offers the other order. */
const ResultHead = ({ filters, onChange, list, begin }: ResultsProps & Readonly<{ begin: ReactNode }>) => {
  const { total, order, thoughts } = list;
  const exact = String(list.totalIsExact);
  const words = filters.q.trim();
  const choosable = words !== '' && (order === 'relevance' || filters.order !== null);
  return (
    <div className={styles['head']}>
      <output className={styles['total']}>
        {order === 'relevance' ? (
          <RelevantCount thoughts={thoughts ?? []} total={total} exact={exact} words={words} />
        ) : (
          <CountByDate q={words} count={total} exact={exact} />
        )}
      </output>
      {choosable && (
        <OrderChoice
          chosen={filters.order ?? 'relevance'}
          onChoose={(chosen) => onChange({ ...filters, order: chosen })}
        />
      )}
      {total > 0 && (
        <>
          {begin}
          <Link href={`/app/stories/new?${serializeFilters({ ...filters, order: null })}`} className="link">
            <FormattedMessage {...messages.makeStory} />
          </Link>
        </>
      )}
    </div>
  );
};

type ResultsProps = { filters: ThoughtFilters; onChange: SetFilters; list: ReturnType<typeof useThoughtList> };

const EmptyList = ({ filters, onChange }: { filters: ThoughtFilters; onChange: SetFilters }) => {
  const { formatMessage } = useIntl();
  if (activeFilters(filters).length > 0) return <NoThoughtsFound filters={filters} onChange={onChange} />;
  return (
    <EmptyState
      setting
      title={formatMessage(messages.emptyTitle)}
      action={
        <Link href="/app" {...buttonLook({ look: 'primary' })}>
          <FormattedMessage {...messages.emptyAction} />
        </Link>
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </EmptyState>
  );
};

/** By relevance as one list, else under months, or days without filters. */
const FoundList = ({ filters, list }: Pick<ResultsProps, 'filters' | 'list'>) => {
  const { total, totalIsExact, order, more } = list;
  const thoughts = list.thoughts ?? [];
  if (order === 'relevance') return <RelevantThoughts thoughts={thoughts} />;
  return (
    <>
      <ThoughtGroups
        thoughts={thoughts}
        by={activeFilters(filters).length > 0 ? 'month' : 'day'}
        open={more !== null}
      />
      {more && (
        <MoreThoughts
          shown={thoughts.length}
          total={total}
          exact={totalIsExact}
          loading={more.loading}
          failed={more.failed}
          onMore={more.load}
        />
      )}
    </>
  );
};

const Results = ({ filters, onChange, list }: ResultsProps) => {
  const { thoughts, changing } = list;
  if (list.failed) return <ListFailed onRetry={list.retry} />;
  if (!thoughts) return <ListLoading />;
  const none = thoughts.length === 0 && !changing;
  return (
    <div className={styles['results']} aria-busy={changing}>
      <ChoosingList>
        {(begin) => (
          <>
            {(!none || filters.order) && <ResultHead filters={filters} onChange={onChange} list={list} begin={begin} />}
            {none ? <EmptyList filters={filters} onChange={onChange} /> : <FoundList filters={filters} list={list} />}
          </>
        )}
      </ChoosingList>
    </div>
  );
};

/** All thoughts, with their filters. */
export const ThoughtsScreen = () => {
  const { formatMessage } = useIntl();
  const [filters, setFilters] = useFilters();
  const list = useThoughtList(serializeList(filters));
  const [sheet, setSheet] = useState(false);
  const wide = useWideViewport();
  const none = list.thoughts?.length === 0 && activeFilters(filters).length === 0;
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles['screen']} data-alone={none || undefined}>
      {wide && !none && (
        <div className={styles['rail']}>
          <FilterChoices filters={filters} onChange={setFilters} />
        </div>
      )}
      <div className={styles['main']}>
        <PageHead back={<BackLink />} title={formatMessage(messages.title)} />
        <SearchField q={filters.q} onSearch={(q) => setFilters({ ...filters, q })} />
        {!none && <ActiveFilters filters={filters} onChange={setFilters} onMore={() => setSheet(true)} />}
        <Results filters={filters} onChange={setFilters} list={list} />
      </div>
      {sheet && (
        <FilterSheet
          filters={filters}
          total={list.total}
          exact={list.totalIsExact}
          onChange={setFilters}
          onClose={() => setSheet(false)}
        />
      )}
    </div>
  );
};
