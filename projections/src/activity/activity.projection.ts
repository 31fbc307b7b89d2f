import { activityTypes, findActivityEntry } from '@ecrin/contracts/activity/activity-table.ts';
import type { ActivityFact } from '@ecrin/contracts/activity/activity.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { activityModel, type ActivityDocument } from './activity.model.ts';
import { thingOf } from './thing-of.ts';

const isFact = (value: unknown): value is ActivityFact =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, name)?.value : undefined;

/** Of one choice among several, its name only. */
const factOf = (data: object, name: string): ActivityFact | undefined => {
  const value = fieldOf(data, name);
  const told = isFact(value) ? value : (fieldOf(value, 'kind') ?? fieldOf(value, 'frequency'));
  return isFact(told) ? told : undefined;
};

/** Only those the table names, each a value: nothing else of an event can get here. */
const factsOf = (data: object, names: readonly string[]): Readonly<Record<string, ActivityFact>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fact = factOf(data, name);
      return fact === undefined ? [] : [[name, fact] as const];
    }),
  );

/** By the first event of a thing it is found by its id. */
const beginningOf = ({
  stream,
  revision,
}: Pick<RecordedEvent, 'stream' | 'revision'>): Pick<ActivityDocument, 'thingId'> => {
  const thing = revision === 0 ? thingOf(stream) : null;
  return thing ? { thingId: thing.id } : {};
};

const documentOf = ({
  id,
  type,
  data,
  stream,
  position,
  recordedAt,
  revision,
  metadata,
}: RecordedEvent): ActivityDocument | null => {
  const entry = findActivityEntry(type);
  const sessionId = factOf(data, 'sessionId');
  const adminId = /^admin:(.*)$/.exec(metadata.actor)?.[1] ?? null;
  return (
    entry && {
      id,
      position,
      type,
      kind: entry.kind,
      stream,
      ownerId: metadata.ownerId ?? '',
      actor: metadata.actor,
      adminId,
      act: adminId === null ? null : true,
      occurredAt: metadata.occurredAt,
      timeZone: metadata.timeZone,
      recordedAt,
      sessionId: typeof sessionId === 'string' ? sessionId : null,
      masked: entry.masked,
      facts: factsOf(data, entry.facts),
      ...beginningOf({ stream, revision }),
    }
  );
};

/** Everything that happened, one document an event. It never reads the words of one, so that no page made from it can show any. */
export const activityProjection = defineRecordProjection<ActivityDocument>()({
  model: activityModel,
  handles: activityTypes,
  documentId: ({ id }) => id,
  apply: (_before, event) => documentOf(event),
  // A client is not told of every event of their own.
  shown: () => false,
});
