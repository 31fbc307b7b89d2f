import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loopTurn, urgency } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { activityModel } from '#activity/activity.model.ts';

const pageSize = 200;
const beginning = `${thought.category}-`;

/** Ids of a client's thoughts that are deleted and not erased, whose words their events still have: they are in no list. `isMeant`: by what they were. */
export const findDeletedThoughts = async (
  { models, events }: Readonly<{ models: ReadModels; events: Pick<Events, 'readStream'> }>,
  { ownerId, isMeant }: Readonly<{ ownerId: string; isMeant: (before: ExistingThought) => boolean }>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const id of await everDeleted(models, ownerId)) {
    // As many as there are: others are answered in between.
    await loopTurn(() => urgency.awaited);
    const { state } = await loadAggregate(events, thought, { id });
    if (state.status === 'deleted' && state.before.ownerId === ownerId && isMeant(state.before)) found.push(id);
  }
  return found;
};

/** By the history of the client, also those that were restored since. */
const everDeleted = async (models: ReadModels, ownerId: string): Promise<ReadonlySet<string>> => {
  const acts = await models.open(activityModel);
  const filter = { ownerId, kind: 'thought', type: 'ThoughtDeleted' } as const;
  const ids = new Set<string>();
  let cursor: string | null = null;
  do {
    const page = await acts.find({
      filter,
      sort: [
        ['recordedAt', 'asc'],
        ['position', 'asc'],
      ],
      limit: pageSize,
      cursor,
    });
    for (const { stream } of page.items) if (stream.startsWith(beginning)) ids.add(stream.slice(beginning.length));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
};
