import type { listThoughtsQuery } from '@ecrin/contracts/thought/thought-list.ts';
import { partsOfDays } from '@ecrin/domain/goal/day-part.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { z } from 'zod';
import type { ThreadDirectory } from '#thread/thread-directory.ts';
import type { ThoughtCardDocument } from './thought-card.model.ts';

/** A validated list request. */
export type ThoughtsQuery = z.output<typeof listThoughtsQuery>;

const daysOf = ({ from, to, dayStart }: ThoughtsQuery): Filter<ThoughtCardDocument> => {
  if (from === undefined && to === undefined) return {};
  return dayStart === 0
    ? { day: { ...(from && { gte: from }), ...(to && { lt: dayPlus(to, 1) }) } }
    : { dayPart: partsOfDays({ from, to }, dayStart) };
};

const oneOf = (
  field: 'category' | 'mood' | 'status' | 'threadId',
  values: readonly string[] | undefined,
): Filter<ThoughtCardDocument> => (values ? { [field]: { in: values } } : {});

/** A client's own thoughts, without deleted ones; of several values of one field any matches. */
export const thoughtFilter = (
  ownerId: string,
  asked: ThoughtsQuery,
  { mergedThreadIds }: Pick<ThreadDirectory, 'mergedThreadIds'>,
): Filter<ThoughtCardDocument> => ({
  ownerId,
  deleted: false,
  ...daysOf(asked),
  ...oneOf('category', asked.category),
  ...oneOf('mood', asked.mood),
  ...oneOf('status', asked.status),
  ...oneOf('threadId', asked.thread?.flatMap(mergedThreadIds)),
  ...(asked.tag && { tags: { hasAny: asked.tag } }),
  ...(asked.pinned !== undefined && { pinned: asked.pinned }),
  ...(asked.private !== undefined && { private: asked.private }),
  ...(asked.withoutAi !== undefined && { withoutAi: asked.withoutAi }),
  ...(asked.twoVersions && { twoVersionsAt: { gte: '0' } }),
  ...(asked.audio !== undefined && { spoken: asked.audio }),
});
