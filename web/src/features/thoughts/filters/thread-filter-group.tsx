import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useThreadDropTarget } from '../filing/use-thread-drop-target.ts';
import { threadFilterMessages, threadMessages as messages } from '../threads/threads.messages.ts';
import { useFormatThreadName, useThreads } from '../threads/use-threads.ts';
import { FilterChoice, FilterGroup } from './filter-choice.tsx';
import { toggled, type ThoughtFilters } from './thought-filters.ts';
import type { SetFilters } from './use-filters.ts';

type ThreadFilterProps = Readonly<{ filters: ThoughtFilters; onChange: SetFilters; counts: ThoughtCounts | undefined }>;

const ThreadFilter = ({ thread, filters, onChange, counts }: ThreadFilterProps & { thread: ThreadCard }) => {
  const nameOf = useFormatThreadName();
  const { threadId, colour } = thread;
  return (
    <FilterChoice
      chosen={filters.thread.includes(threadId)}
      count={counts && (counts.thread[threadId] ?? 0)}
      drop={useThreadDropTarget(thread)}
      onToggle={() => onChange({ ...filters, thread: toggled(filters.thread, threadId) })}
    >
      <Bead colour={colour} />
      {nameOf(thread)}
    </FilterChoice>
  );
};

/** The threads to filter by, archived ones only while they are selected; thoughts can be dropped on them, on empty ones too. Left out without threads, and without thoughts to drop. */
export const ThreadFilterGroup = (parts: ThreadFilterProps) => {
  const { all } = useThreads();
  const offered = all.filter(({ archived, threadId }) => !archived || parts.filters.thread.includes(threadId));
  const nothingShown = parts.counts?.total === 0 && parts.filters.thread.length === 0;
  if (offered.length === 0 || nothingShown) return null;
  return (
    <FilterGroup title={threadFilterMessages.thread}>
      <ul>
        {offered.map((thread) => (
          <ThreadFilter key={thread.threadId} thread={thread} {...parts} />
        ))}
      </ul>
      <Link href="/app/threads" className="link">
        <FormattedMessage {...messages.all} />
      </Link>
    </FilterGroup>
  );
};
