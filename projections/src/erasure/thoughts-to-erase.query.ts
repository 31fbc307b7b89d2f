import type { PartOutlookRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { dayPartOf, partsOfDays } from '@ecrin/domain/goal/day-part.ts';
import type { ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { Filter, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { thoughtFilter } from '#thought-card/thought-filter.ts';
import { noThreads, openThreadDirectory, type ThreadDirectory } from '#thread/thread-directory.ts';
import { findDeletedThoughts } from './deleted-thoughts.query.ts';

type ErasableSelection = Exclude<PartOutlookRequest, Readonly<{ thoughtIds: readonly string[] }>>;
type Asked = Readonly<{ ownerId: string; selection: ErasableSelection; max: number }>;

const pageSize = 200;

/** Ids of a client's thoughts in a thread or on days, the oldest first, then those that were deleted there; null: there are more than `max`. */
export const findThoughtsToErase =
  (models: ReadModels, events: Pick<Events, 'readStream'>) =>
  async ({ ownerId, selection, max }: Asked): Promise<readonly string[] | null> => {
    const ofThread = 'threadId' in selection;
    const threads = ofThread ? await openThreadDirectory(models, ownerId) : noThreads;
    const asked = ofThread ? { thread: [selection.threadId], dayStart: 0 } : selection;
    const listed = await listIds(models, {
      filter: thoughtFilter(ownerId, { ...asked, limit: pageSize }, threads),
      max,
    });
    if (listed === null) return null;
    const deleted = await findDeletedThoughts({ models, events }, { ownerId, isMeant: isIn(selection, threads) });
    // One that was deleted just now may still be listed.
    const found = [...new Set([...listed, ...deleted])];
    return found.length > max ? null : found;
  };

const listIds = async (
  models: ReadModels,
  { filter, max }: Readonly<{ filter: Filter<ThoughtCardDocument>; max: number }>,
): Promise<readonly string[] | null> => {
  const cards = await models.open(thoughtCardModel);
  if ((await cards.count(filter)) > max) return null;
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await cards.find({ filter, sort: [['occurredAt', 'asc']], limit: pageSize, cursor });
    found.push(...page.items.map(({ thoughtId }) => thoughtId));
    cursor = page.nextCursor;
  } while (cursor !== null && found.length <= max);
  return found;
};

/** As the lists do, of a thought that is in none. */
const isIn = (
  selection: ErasableSelection,
  { mergedThreadIds }: ThreadDirectory,
): ((of: ExistingThought) => boolean) => {
  if ('threadId' in selection) {
    const ids = new Set(mergedThreadIds(selection.threadId));
    return ({ threadId }) => threadId !== null && ids.has(threadId);
  }
  const { gte = '', lt = '' } = partsOfDays(selection, selection.dayStart);
  return ({ occurredAt, timeZone }) => {
    const part = dayPartOf(occurredAt, timeZone);
    return part >= gte && part < lt;
  };
};
