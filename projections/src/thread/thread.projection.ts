import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { threadModel, type ThreadDocument } from './thread.model.ts';

type Words = Readonly<{ name: string; description: string | null }> | null;
const wordsOf = (words: Words) => ({ name: words?.name ?? null, description: words?.description ?? null });

export const threadProjection = defineProjection<ThreadDocument, ThreadEvent>()({
  model: threadModel,
  documentId: ({ data }) => data.threadId,
  shown: ({ deleted, mergedInto }) => !deleted && mergedInto === null,
  on: {
    ThreadStarted: (_thread, { threadId, ownerId, colour, rank }, words) => ({
      threadId,
      ownerId,
      ...wordsOf(words),
      colour,
      rank,
      archived: false,
      withoutAi: false,
      deleted: false,
      mergedInto: null,
    }),
    ThreadEdited: (thread, { colour }, words) => thread && { ...thread, ...wordsOf(words), colour },
    ThreadMoved: (thread, { rank }) => thread && { ...thread, rank },
    ThreadMerged: (thread, { intoId }) => thread && { ...thread, mergedInto: intoId },
    ThreadArchived: (thread) => thread && { ...thread, archived: true },
    ThreadUnarchived: (thread) => thread && { ...thread, archived: false },
    ThreadAiUseSet: (thread, { withoutAi }) => thread && { ...thread, withoutAi },
    ThreadDeleted: (thread) => thread && { ...thread, deleted: true },
    ThreadRestored: (thread) => thread && { ...thread, deleted: false, mergedInto: null },
  },
});
