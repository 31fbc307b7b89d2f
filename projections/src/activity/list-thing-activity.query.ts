import type { ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { matchesFilter } from '@ecrin/platform/projections/matches-filter.ts';
import { activityModel } from './activity.model.ts';
import { activityOf, recordedWithin, type ActivityAsked } from './list-activity.query.ts';

const revisionOf = (cursor: string | null | undefined): number | undefined =>
  cursor === null || cursor === undefined ? undefined : Number(cursor);

/**
 * What happened to one thing of a client, newest first: its stream says which documents, so that no index is needed. A page that is narrowed may be shorter
 * than asked for. null: the cursor is none of this list.
 */
export const listThingActivity =
  (models: ReadModels, events: Pick<Events, 'readStream'>) =>
  async (
    ownerId: string,
    stream: string,
    { kind, limit, cursor, ...span }: ActivityAsked,
  ): Promise<ActivityPage | null> => {
    const from = revisionOf(cursor);
    if (from !== undefined && !(Number.isSafeInteger(from) && from >= 0)) return null;
    const read: Readonly<{ id: string; revision: number }>[] = [];
    const part = { direction: 'backward', max: limit + 1, ...(from === undefined ? {} : { from }) } as const;
    for await (const { id, revision } of events.readStream(stream, part)) read.push({ id, revision });
    const shown = read.slice(0, limit).map(({ id }) => id);
    const found = await (await models.open(activityModel)).getMany(shown);
    const wanted = { ownerId, ...(kind ? { kind } : {}), ...recordedWithin(span) };
    const docs = shown.flatMap((id) => found.get(id)?.doc ?? []);
    const next = read[limit];
    return {
      items: docs.filter((doc) => matchesFilter(doc, wanted)).map(activityOf),
      nextCursor: next ? String(next.revision) : null,
    };
  };
