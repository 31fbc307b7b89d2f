import { removeFavorite } from '@ecrin/domain/favorite/change-favorites.ts';
import { favorites } from '@ecrin/domain/favorite/favorites.aggregate.ts';
import { deleteGoal } from '@ecrin/domain/goal/commands/delete-goal.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { deleteStory } from '@ecrin/domain/story/commands/delete-story.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { deleteThread } from '@ecrin/domain/thread/commands/delete-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { takeBackStoryPictures } from './bring-story-pictures.ts';
import { orBehind, type ImportLists } from './import-lists.ts';

type Services = DecideServices &
  Readonly<{
    events: Pick<Events, 'readStream'>;
    blobs: SealedBlobs;
    importLists: Pick<ImportLists, 'filedElsewhere' | 'goals' | 'stories'>;
  }>;
type Which = Readonly<{ ownerId: string; importId: string }>;
type Asked = Which &
  Readonly<{
    thoughtIds: readonly string[];
    threads: ReadonlySet<string>;
    /** With the last thoughts all goals and stories go. */
    isLast: boolean;
    idempotencyKey: string;
  }>;

/** What came with thoughts that go again: their places among the favourites, goals, stories, and threads that the import started and in which nothing else was put. */
export const takeBackBeside = async (
  services: Services,
  { thoughtIds, threads, isLast, idempotencyKey, ...asked }: Asked,
): Promise<void> => {
  const { ownerId, importId } = asked;
  const goals = isLast ? await goalsOf(services, asked) : [];
  const storyIds = isLast ? orBehind(await services.importLists.stories(asked)) : [];
  const now = services.clock.now().toISOString();
  const step = { process: 'import-journal', idempotencyKey, correlationId: importId, ownerId, timeZone: 'UTC', now };
  const decide = decideInStep(services.execute, step);
  const { state } = await loadAggregate(services.events, favorites, { id: ownerId });
  for (const { itemId } of state.items.filter((item) => thoughtIds.includes(item.itemId)))
    await decide({
      name: `removeFavorite-${itemId}`,
      aggregate: favorites,
      id: ownerId,
      decide: removeFavorite,
      input: { clientId: ownerId, itemId, now },
    });
  for (const id of storyIds) {
    await takeBackStoryPictures(services, { ownerId, importId, storyId: id });
    await decide({ name: `deleteStory-${id}`, aggregate: story, id, decide: deleteStory, input: { now } });
  }
  for (const threadId of new Set([...threads, ...goals.flatMap(({ threadIds }) => threadIds)]))
    if (await isOnlyOf(services, { ownerId, importId, threadId }))
      await decide({
        name: `deleteThread-${threadId}`,
        aggregate: thread,
        id: threadId,
        decide: deleteThread,
        input: { threadId, now },
      });
  // They lead to threads that nothing else does.
  for (const { goalId: id } of goals)
    await decide({ name: `deleteGoal-${id}`, aggregate: goal, id, decide: deleteGoal, input: { goalId: id, now } });
};

const goalsOf = async ({ importLists }: Services, { ownerId, importId }: Which) =>
  orBehind(await importLists.goals({ ownerId })).filter((one) => one.importId === importId);

const isOnlyOf = async (
  { events, importLists }: Services,
  asked: Which & Readonly<{ threadId: string }>,
): Promise<boolean> => {
  const { state } = await loadAggregate(events, thread, { id: asked.threadId });
  if (state.status !== 'open' || state.importId !== asked.importId) return false;
  return (await importLists.filedElsewhere(asked))?.isFiled === false;
};
