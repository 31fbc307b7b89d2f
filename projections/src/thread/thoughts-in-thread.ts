import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory } from './thread-directory.ts';
import { threadModel } from './thread.model.ts';

/** The models it is read from. */
export const thoughtsInThreadModels = [threadModel, thoughtCardModel] as const;

type Found = Readonly<{
  mark: Readonly<{ threadId: string; withoutAi: boolean }> | null;
  thoughtIds: readonly string[];
}>;
const pageSize = 500;

/** The thread that an id resolves to, whether it is without AI, and all thoughts found in it. A deleted thread has neither. Throws `ReadModelsFault`. */
export const listThoughtsInThread =
  (models: ReadModels) =>
  async ({ ownerId, threadId }: Readonly<{ ownerId: string; threadId: string }>): Promise<Found> => {
    const directory = await openThreadDirectory(models, ownerId);
    const thread = directory.resolveThread(threadId);
    if (!thread) return { mark: null, thoughtIds: [] };
    const cards = await models.open(thoughtCardModel);
    const filter = { ownerId, deleted: false, threadId: { in: directory.mergedThreadIds(thread.threadId) } };
    const thoughtIds: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await cards.find({ filter, sort: [['occurredAt', 'asc']], limit: pageSize, cursor });
      thoughtIds.push(...page.items.map((card) => card.thoughtId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return { mark: { threadId: thread.threadId, withoutAi: thread.withoutAi }, thoughtIds };
  };
