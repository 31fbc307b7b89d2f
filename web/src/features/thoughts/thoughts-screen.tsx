import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { FilterChoices } from './filter-choices.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FiltersInForce } from './filters-in-force.tsx';
import { filtersInForce, writeFilters, type ThoughtFilters } from './filters.ts';
import { ListFailed, ListOnItsWay } from './list-states.tsx';
import { listMessages as messages } from './list.messages.ts';
import { MoreThoughts } from './more-thoughts.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';
import { ThoughtGroups } from './thought-groups.tsx';
import { useFilters, type SetFilters } from './use-filters.ts';
import { useList } from './use-list.ts';
import styles from './thoughts-screen.module.css';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };
const HowMany = ({ q, total }: { q: string; total: number }) => (
  <output className={styles['total']}>
    {q.trim() === '' ? (
      <FormattedMessage {...messages.shown} values={{ ...bold, count: total }} />
    ) : (
      <FormattedMessage {...messages.found} values={{ ...bold, count: total, words: q.trim() }} />
    )}
  </output>
);

const Nothing = ({ filters, onChange }: { filters: ThoughtFilters; onChange: SetFilters }) => {
  const { formatMessage } = useIntl();
  if (filtersInForce(filters).length > 0) return <NothingFound filters={filters} onChange={onChange} />;
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

const Results = ({
  filters,
  onChange,
  list,
}: {
  filters: ThoughtFilters;
  onChange: SetFilters;
  list: ReturnType<typeof useList>;
}) => {
  const { thoughts, total, more, changing } = list;
  if (list.failed) return <ListFailed onRetry={list.retry} />;
  if (!thoughts) return <ListOnItsWay />;
  if (thoughts.length === 0 && !changing) return <Nothing filters={filters} onChange={onChange} />;
  return (
    <div className={styles['results']} aria-busy={changing}>
      <HowMany q={filters.q} total={total} />
      <ThoughtGroups
        thoughts={thoughts}
        by={filtersInForce(filters).length > 0 ? 'month' : 'day'}
        open={more !== null}
      />
      {more && (
        <MoreThoughts
          shown={thoughts.length}
          total={total}
          loading={more.loading}
          failed={more.failed}
          onMore={more.load}
        />
      )}
    </div>
  );
};

/** All thoughts, with what narrows them. */
export const ThoughtsScreen = () => {
  const { formatMessage } = useIntl();
  const [filters, setFilters] = useFilters();
  const list = useList(writeFilters(filters));
  const [sheet, setSheet] = useState(false);
  const wide = useWideViewport();
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles['screen']}>
      {wide && (
        <div className={styles['rail']}>
          <FilterChoices filters={filters} onChange={setFilters} />
        </div>
      )}
      <div className={styles['main']}>
        <h1 className="display" tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <SearchField q={filters.q} onSearch={(q) => setFilters({ ...filters, q })} />
        <FiltersInForce filters={filters} onChange={setFilters} onMore={() => setSheet(true)} />
        <Results filters={filters} onChange={setFilters} list={list} />
      </div>
      {sheet && (
        <FilterSheet filters={filters} total={list.total} onChange={setFilters} onClose={() => setSheet(false)} />
      )}
    </div>
  );
};
