import { partsThrough } from '@ecrin/domain/goal/day-part.ts';
import { latestRevision, type GoalHistory, type Revision } from '@ecrin/domain/goal/goal-history.ts';
import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import type { PartRange } from './part-pieces.ts';

type Directory = Pick<ThreadDirectory, 'resolveThread' | 'mergedThreadIds'>;
type Card = ThoughtCardDocument;

/** Always of a range of day parts. */
export type GoalThoughtFilter = Omit<Filter<Card>, 'dayPart'> & Readonly<{ dayPart: PartRange }>;

/** Which thoughts match a goal at a revision, within the goal's time; null: thoughts do not count. */
export const goalThoughtFilter = (
  history: GoalHistory,
  { terms: { filter }, tags }: Revision,
  { today, directory }: Readonly<{ today: string; directory: Directory }>,
): GoalThoughtFilter | null =>
  filter && {
    ownerId: history.ownerId,
    deleted: false,
    dayPart: partsThrough(history.startDay, lastDayOf(history, today)),
    ...(filter.threadIds.length > 0 && {
      threadId: { in: filter.threadIds.flatMap((threadId) => filedIn(directory, threadId)) },
    }),
    ...(filter.categories.length > 0 && { category: { in: filter.categories } }),
    ...(filter.moods.length > 0 && { mood: { in: filter.moods } }),
    ...(filter.statuses.length > 0 && { status: { in: filter.statuses } }),
    ...(tags.length > 0 && { tags: { hasAny: tags } }),
  };

const lastDayOf = (history: GoalHistory, today: string): string => {
  const { endDay } = latestRevision(history).terms;
  return endDay !== null && endDay < today ? endDay : today;
};

/** A merged thread is resolved to its target; a deleted one matches nothing. */
const filedIn = ({ resolveThread, mergedThreadIds }: Directory, threadId: string): readonly string[] => {
  const current = resolveThread(threadId);
  return current ? mergedThreadIds(current.threadId) : [];
};
