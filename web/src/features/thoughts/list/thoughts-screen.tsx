import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { PageHead } from '@ecrin/ui/page/page.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmpty } from '#lib/empty/why-empty.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useOutbox } from '#lib/outbox/outbox.ts';
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
import { onDeviceWithin } from './on-device.ts';
import { SearchField } from './search-field.tsx';
import { ThoughtGroups } from './thought-groups.tsx';
import { buildTimeline, thoughtsIn } from './timeline.ts';
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

/** The list of the server, with what waits on this device: in its lines and in its number. */
const useListedThoughts = (filters: ThoughtFilters) => {
  const list = useThoughtList(serializeList(filters));
  const outbox = useOutbox();
  const cards = list.thoughts ?? [];
  const timeline = buildTimeline(cards, onDeviceWithin(outbox, filters));
  const empty = list.thoughts !== null && timeline.length === 0;
  return { ...list, timeline, empty, total: list.total + thoughtsIn(timeline) - cards.length };
};

type ResultsProps = { filters: ThoughtFilters; onChange: SetFilters; list: ReturnType<typeof useListedThoughts> };

const EmptyList = ({ filters, onChange }: { filters: ThoughtFilters; onChange: SetFilters }) => {
  const { formatMessage } = useIntl();
  if (activeFilters(filters).length > 0) return <NoThoughtsFound filters={filters} onChange={onChange} />;
  return (
    <WhyEmpty
      setting
      title={formatMessage(messages.emptyTitle)}
      step={
        <Link href="/app" {...buttonLook({ look: 'primary' })}>
          <FormattedMessage {...messages.emptyAction} />
        </Link>
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </WhyEmpty>
  );
};

/** By relevance as one list, else under months, or days without filters. */
const FoundList = ({ filters, list }: Pick<ResultsProps, 'filters' | 'list'>) => {
  const { total, totalIsExact, order, more } = list;
  if (order === 'relevance') return <RelevantThoughts thoughts={list.thoughts ?? []} />;
  return (
    <>
      <ThoughtGroups
        items={list.timeline}
        by={activeFilters(filters).length > 0 ? 'month' : 'day'}
        open={more !== null}
      />
      {more && (
        <MoreThoughts
          shown={thoughtsIn(list.timeline)}
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
  const { thoughts, timeline, changing } = list;
  if (!thoughts)
    return (
      <>
        {timeline.length > 0 && <ThoughtGroups items={timeline} by="day" open />}
        {list.failed ? <ListFailed onRetry={list.retry} /> : <ListLoading />}
      </>
    );
  const none = timeline.length === 0 && !changing;
  return (
    <div className={styles['results']} aria-busy={changing}>
      <ChoosingList shown={thoughts}>
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
  const list = useListedThoughts(filters);
  const [sheet, setSheet] = useState(false);
  const wide = useWideViewport();
  const none = list.empty && activeFilters(filters).length === 0;
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
