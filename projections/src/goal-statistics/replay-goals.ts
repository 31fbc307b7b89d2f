import type { ClosedEvents } from '@ecrin/platform/event-sourcing/closed-events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { Json, StoredEvent } from '@ecrin/platform/ports/event-store.ts';
import type { AnyDocument, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { inBatches } from '@ecrin/platform/projections/in-batches.ts';
import { createProjectionBuilder } from '@ecrin/platform/projections/projection-builder.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { goalCalendarProjection, goalProjection } from '#goal/goal.projection.ts';
import { threadProjection } from '#thread/thread.projection.ts';
import { countedThoughtProjection } from './counted-thought.projection.ts';
import { taggedDaysProjection } from './tagged-days.projection.ts';

const replayed: readonly AnyProjection[] = [
  goalProjection,
  goalCalendarProjection,
  threadProjection,
  countedThoughtProjection,
  taggedDaysProjection,
];

/** Begins what stands for tags that are sealed, of the terms from a day on; no thought has it. */
export const sealedTag = '\u0000sealed ';
/** For goals set before the number of their tags was stored. */
export const maybeTag = '\u0000maybe ';

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** In place of the words of a goal: whether its filter has tags, for then its thoughts cannot be counted without them. */
export const wordsOfGoal = (event: StoredEvent): object | null => {
  if (event.damaged || (event.type !== 'GoalSet' && event.type !== 'GoalRevised')) return null;
  const { filter, tagCount, startDay, fromDay } = event.data as Readonly<Record<string, Json | undefined>>;
  if (filter === null || tagCount === 0) return null;
  return {
    title: null,
    description: null,
    tags: [`${tagCount === undefined ? maybeTag : sealedTag}${textOf(fromDay ?? startDay)}`],
  };
};

/**
 * `events`: how many there were; `position` and `recordedAt` of the last. `zones`: the time zone each client last used. `parked`: number of streams
 * with a damaged event, or one no handler copes with.
 */
export type ReplayedGoals = Readonly<{
  events: number;
  position: number;
  recordedAt: string;
  zones: ReadonlyMap<string, string>;
  parked: number;
}>;

export type ReplayGoals = Readonly<{
  events: ClosedEvents;
  models: ReadModels;
  clock: Clock;
  onProgress: (position: number) => void;
}>;

const batchSize = 1_000;

/** Replays what figures of goals are computed from into models of their own. Memory does not grow with the log. */
export const replayGoals = async ({ events, models, clock, onProgress }: ReplayGoals): Promise<ReplayedGoals> => {
  const builders = await Promise.all(
    replayed.map(async (projection) => {
      const store = await models.open<AnyDocument>(projection.model);
      return createProjectionBuilder({ projection, store, events, clock });
    }),
  );
  const zones = new Map<string, string>();
  let [replayedEvents, position, recordedAt] = [0, 0, ''];
  for await (const batch of inBatches(events.readAll(), batchSize)) {
    for (const builder of builders) await builder.take(batch);
    for (const event of batch) noteZone(zones, event);
    replayedEvents += batch.length;
    ({ position, recordedAt } = batch.at(-1) ?? { position, recordedAt });
    onProgress(position);
  }
  return {
    events: replayedEvents,
    position,
    recordedAt,
    zones,
    parked: new Set(builders.flatMap((builder) => builder.parked().map(({ stream }) => stream))).size,
  };
};

/** Requests that need no zone are recorded in UTC. */
const unknownZone = 'UTC';

const noteZone = (zones: Map<string, string>, event: RecordedEvent): void => {
  if (event.damaged) return;
  const { ownerId, actor, timeZone } = event.metadata;
  if (ownerId !== null && timeZone !== unknownZone && actor === `client:${ownerId}`) zones.set(ownerId, timeZone);
};

export const zoneOf = ({ zones }: Pick<ReplayedGoals, 'zones'>, ownerId: string): string =>
  zones.get(ownerId) ?? unknownZone;
