import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { Choice, Group } from './filter-choice.tsx';
import { toggled, type ThoughtFilters } from './filters.ts';
import { filterMessages, threadMessages as messages } from './threads.messages.ts';
import type { SetFilters } from './use-filters.ts';
import { useThreadDrop } from './use-thread-drop.ts';
import { useNameOf, useThreads } from './use-threads.ts';

type Parts = Readonly<{ filters: ThoughtFilters; onChange: SetFilters; counts: ThoughtCounts | undefined }>;

const ThreadFilter = ({ thread, filters, onChange, counts }: Parts & { thread: ThreadCard }) => {
  const nameOf = useNameOf();
  const { threadId, colour } = thread;
  return (
    <Choice
      chosen={filters.thread.includes(threadId)}
      count={counts && (counts.thread[threadId] ?? 0)}
      drop={useThreadDrop(thread)}
      onToggle={() => onChange({ ...filters, thread: toggled(filters.thread, threadId) })}
    >
      <Bead colour={colour} />
      {nameOf(thread)}
    </Choice>
  );
};

/** The threads to filter by, archived ones only while they are in force; thoughts can be dragged onto them. */
export const ThreadChoices = (parts: Parts) => {
  const { all } = useThreads();
  const offered = all.filter(({ archived, threadId }) => !archived || parts.filters.thread.includes(threadId));
  return (
    <Group title={filterMessages.thread}>
      <ul>
        {offered.map((thread) => (
          <ThreadFilter key={thread.threadId} thread={thread} {...parts} />
        ))}
      </ul>
      <Link href="/app/threads" className="link">
        <FormattedMessage {...messages.all} />
      </Link>
    </Group>
  );
};
