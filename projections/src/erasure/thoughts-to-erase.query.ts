import type { PartOutlookRequest } from '@ecrin/contracts/erasure/erasure.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtFilter } from '#thought-card/thought-filter.ts';
import { noThreads, openThreadDirectory } from '#thread/thread-directory.ts';

type ErasableSelection = Exclude<PartOutlookRequest, Readonly<{ thoughtIds: readonly string[] }>>;
type Asked = Readonly<{ ownerId: string; selection: ErasableSelection; max: number }>;

const pageSize = 200;

/** Ids of a client's thoughts in a thread or on days, the oldest first; null: there are more than `max`. */
export const findThoughtsToErase =
  (models: ReadModels) =>
  async ({ ownerId, selection, max }: Asked): Promise<readonly string[] | null> => {
    const ofThread = 'threadId' in selection;
    const threads = ofThread ? await openThreadDirectory(models, ownerId) : noThreads;
    const asked = ofThread ? { thread: [selection.threadId], dayStart: 0 } : selection;
    const filter = thoughtFilter(ownerId, { ...asked, limit: pageSize }, threads);
    const cards = await models.open(thoughtCardModel);
    if ((await cards.count(filter)) > max) return null;
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await cards.find({ filter, sort: [['occurredAt', 'asc']], limit: pageSize, cursor });
      found.push(...page.items.map(({ thoughtId }) => thoughtId));
      cursor = page.nextCursor;
    } while (cursor !== null && found.length <= max);
    return found.length > max ? null : found;
  };
