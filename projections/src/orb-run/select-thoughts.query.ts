import {
  maxReadThoughts,
  type RecentSources,
  type RunFilter,
  type RunSources,
} from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { Filter, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';

/** `leftOut`: of what was chosen, how many are not read: private, without AI, or without words yet. */
export type Selection = Readonly<{ thoughts: readonly ThoughtCardDocument[]; leftOut: number }>;
/** The models it is read from. */
export const selectionModels = [thoughtCardModel, threadModel] as const;

/** The thoughts that a run of these sources reads now, the earliest first; of too many the latest. Throws `ReadModelsFault`. */
export const selectThoughts =
  (models: ReadModels) =>
  async ({ ownerId, sources }: Readonly<{ ownerId: string; sources: RunSources }>): Promise<Selection> => {
    const cards = await models.open(thoughtCardModel);
    if (sources.kind === 'text') return nothingSelected;
    if (sources.kind === 'thoughts') return chosen(cards, ownerId, sources.thoughtIds);
    if (sources.kind === 'recent') return recent(models, ownerId, sources);
    const filter =
      sources.kind === 'threads'
        ? { ownerId, deleted: false, threadId: { in: await threadIdsOf(models, ownerId, sources.threadIds) } }
        : { ownerId, deleted: false, ...conditionsOf(sources.filter) };
    return latest(cards, filter);
  };

/** Chosen one by one, also private ones. */
const chosen = async (
  cards: ModelStore<ThoughtCardDocument>,
  ownerId: string,
  thoughtIds: readonly string[],
): Promise<Selection> => {
  const found = await cards.getMany([...new Set(thoughtIds)]);
  const own = [...found.values()].map(({ doc }) => doc).filter((card) => card.ownerId === ownerId && !card.deleted);
  const thoughts = own.filter(isReadable).toSorted(byDate);
  return { thoughts, leftOut: own.length - thoughts.length };
};

const latest = async (
  cards: ModelStore<ThoughtCardDocument>,
  filter: Filter<ThoughtCardDocument>,
): Promise<Selection> => {
  const page = await cards.find({
    filter: { ...filter, private: false, withoutAi: false },
    sort: [['occurredAt', 'desc']],
    limit: maxReadThoughts,
  });
  const thoughts = page.items.filter(isReadable).toSorted(byDate);
  return { thoughts, leftOut: (await cards.count(filter)) - thoughts.length };
};

/** What is recent, and threads that something recent is in: each thought once, of too many the latest. */
const recent = async (
  models: ReadModels,
  ownerId: string,
  { from, thoughts, threads, most }: RecentSources,
): Promise<Selection> => {
  const cards = await models.open(thoughtCardModel);
  const own = { ownerId, deleted: false };
  const since = await latest(cards, { ...own, day: { gte: from } });
  const threadIds = since.thoughts.flatMap(({ threadId }) => threadId ?? []);
  const inThreads = threads
    ? await latest(cards, { ...own, threadId: { in: await activeThreadIds(models, ownerId, threadIds) } })
    : nothingSelected;
  const found = [...(thoughts ? since.thoughts : []), ...inThreads.thoughts];
  const each = [...new Map(found.map((card) => [card.thoughtId, card])).values()].toSorted(byDate);
  return { thoughts: each.slice(-most), leftOut: thoughts ? since.leftOut : inThreads.leftOut };
};
const nothingSelected: Selection = { thoughts: [], leftOut: 0 };

const activeThreadIds = async (
  models: ReadModels,
  ownerId: string,
  filed: readonly string[],
): Promise<readonly string[]> => {
  const { resolveThread, mergedThreadIds } = await openThreadDirectory(models, ownerId);
  const active = new Set(filed.flatMap((threadId) => resolveThread(threadId)?.threadId ?? []));
  return [...active].flatMap(mergedThreadIds);
};

const isReadable = ({ content, withoutAi }: ThoughtCardDocument): boolean =>
  !withoutAi && (content ?? '').trim() !== '';
const byDate = (one: ThoughtCardDocument, other: ThoughtCardDocument): number =>
  one.occurredAt < other.occurredAt ? -1 : 1;

const threadIdsOf = async (
  models: ReadModels,
  ownerId: string,
  threadIds: readonly string[],
): Promise<readonly string[]> => {
  const { mergedThreadIds } = await openThreadDirectory(models, ownerId);
  return threadIds.flatMap(mergedThreadIds);
};

const conditionsOf = ({ from, to, tag, mood, category }: RunFilter): Filter<ThoughtCardDocument> => ({
  ...((from ?? to) !== null && { day: { ...(from && { gte: from }), ...(to && { lt: dayPlus(to, 1) }) } }),
  ...(tag !== null && { tags: { has: tag } }),
  ...(mood !== null && { mood }),
  ...(category !== null && { category }),
});
