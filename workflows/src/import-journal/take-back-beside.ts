import { removeFavorite } from '@ecrin/domain/favorite/change-favorites.ts';
import { favorites } from '@ecrin/domain/favorite/favorites.aggregate.ts';
import { deleteGoal } from '@ecrin/domain/goal/commands/delete-goal.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { deleteStory } from '@ecrin/domain/story/commands/delete-story.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { deleteThread } from '@ecrin/domain/thread/commands/delete-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DecideServices } from '#decide-on-thought.ts';

type InThread = Readonly<{ ownerId: string; importId: string; threadId: string }>;
/** null while read models are behind. */
export type FiledElsewhere = (asked: InThread) => Promise<Readonly<{ isFiled: boolean }> | null>;
type Services = DecideServices &
  Readonly<{ events: Pick<Events, 'readStream'>; importLists: Readonly<{ filedElsewhere: FiledElsewhere }> }>;
type Asked = Readonly<{
  ownerId: string;
  importId: string;
  thoughtIds: readonly string[];
  goalIds: readonly string[];
  storyIds: readonly string[];
  threadIds: readonly string[];
  idempotencyKey: string;
}>;

/** What came with thoughts that go again: their places among the favourites, goals, stories, and threads that the import started and in which nothing else was put. */
export const takeBackBeside = async (
  services: Services,
  { thoughtIds, goalIds, storyIds, threadIds, ...asked }: Asked,
): Promise<void> => {
  const { ownerId, importId, idempotencyKey } = asked;
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
  for (const goalId of goalIds)
    await decide({
      name: `deleteGoal-${goalId}`,
      aggregate: goal,
      id: goalId,
      decide: deleteGoal,
      input: { goalId, now },
    });
  for (const id of storyIds)
    await decide({ name: `deleteStory-${id}`, aggregate: story, id, decide: deleteStory, input: { now } });
  for (const threadId of threadIds)
    if (await isOnlyOf(services, { ownerId, importId, threadId }))
      await decide({
        name: `deleteThread-${threadId}`,
        aggregate: thread,
        id: threadId,
        decide: deleteThread,
        input: { threadId, now },
      });
};

const isOnlyOf = async ({ events, importLists }: Services, asked: InThread): Promise<boolean> => {
  const { state } = await loadAggregate(events, thread, { id: asked.threadId });
  if (state.status !== 'open' || state.importId !== asked.importId) return false;
  return (await importLists.filedElsewhere(asked))?.isFiled === false;
};
