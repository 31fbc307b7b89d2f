import { partsThrough } from '@ecrin/domain/goal/day-part.ts';
import { latestRevision, type GoalHistory, type Revision } from '@ecrin/domain/goal/goal-history.ts';
import { composed } from '@ecrin/domain/text/visible-text.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import type { ThreadDirectory } from '#thread/thread-directory.ts';

export type PartRange = Readonly<{ gte: string; lt: string }>;

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
    ...(tags.length > 0 && { tags: { hasAny: tags.map(composed) } }),
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

const yearsApart = 4;

/**
 * Splits a range of day parts every four years, and before the previous month: a thought of today changes the last, short piece only, for any
 * goal, and no piece takes long to count.
 */
export const piecesOf = ({ gte, lt }: PartRange, today: string): readonly PartRange[] => {
  const cuts = [...yearCuts(gte, lt), lastMonth(today)].filter((cut) => gte < cut && cut < lt).toSorted();
  const starts = [gte, ...new Set(cuts)];
  return starts.map((start, index) => ({ gte: start, lt: starts[index + 1] ?? lt }));
};

const yearCuts = (gte: string, lt: string): readonly string[] => {
  const [first, last] = [gte, lt].map((part) => Math.floor(Number(part.slice(0, 4)) / yearsApart));
  const length = Math.max(0, (last ?? 0) - (first ?? 0));
  return Array.from({ length }, (_none, index) =>
    String(((first ?? 0) + index + 1) * yearsApart)
      .padStart(4, '0')
      .concat('-01-01T00'),
  );
};

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first part of the month before this one. */
const lastMonth = (today: string): string => `${monthStart(dayPlus(monthStart(today), -1))}T00`;
