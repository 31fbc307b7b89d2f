import type { ThreadOfThought } from '@ecrin/contracts/thought/thought.ts';
import { resolveThread } from '@ecrin/domain/thread/resolve-thread.ts';
import { byRank } from '@ecrin/domain/thread/thread-rank.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { threadModel, type ThreadDocument } from './thread.model.ts';

/** A client's threads, for resolving where a thought is: cards store the id they were filed under, and nothing more. */
export type ThreadDirectory = Readonly<{
  /** Unmerged ones, in order, archived ones included. */
  unmergedThreads: readonly ThreadDocument[];
  /** The thread an id resolves to; null when it is deleted. */
  resolveThread: (threadId: string | null) => ThreadDocument | null;
  /** Every id whose thoughts are found in this thread: its own and those merged into it. */
  mergedThreadIds: (threadId: string) => readonly string[];
}>;

/** For thoughts that are in no thread. */
export const noThreads: ThreadDirectory = {
  unmergedThreads: [],
  resolveThread: () => null,
  mergedThreadIds: () => [],
};

const pageSize = 500;

/** Throws `ReadModelsFault`. */
export const openThreadDirectory = async (models: ReadModels, ownerId: string): Promise<ThreadDirectory> =>
  createThreadDirectory(await threadsOf(models, ownerId));

const threadsOf = async (models: ReadModels, ownerId: string): Promise<readonly ThreadDocument[]> => {
  const store = await models.open(threadModel);
  const threads: ThreadDocument[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({ filter: { ownerId }, sort: [['rank', 'asc']], limit: pageSize, cursor });
    threads.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return threads;
};

export const createThreadDirectory = (threads: readonly ThreadDocument[]): ThreadDirectory => {
  const byId = new Map(threads.map((thread) => [thread.threadId, thread]));
  const resolvedIds = new Map(threads.map(({ threadId }) => [threadId, resolveThread(byId, threadId)]));
  return {
    unmergedThreads: threads.filter(({ threadId }) => resolvedIds.get(threadId) === threadId).toSorted(byRank),
    resolveThread: (threadId) => byId.get(resolvedIds.get(threadId ?? '') ?? '') ?? null,
    mergedThreadIds: (threadId) =>
      threads.filter((thread) => resolvedIds.get(thread.threadId) === threadId).map((thread) => thread.threadId),
  };
};

/** As a card shows it. */
export const threadOfThought = (thread: ThreadDocument | null): ThreadOfThought | null =>
  thread && { threadId: thread.threadId, name: thread.name, colour: thread.colour };
