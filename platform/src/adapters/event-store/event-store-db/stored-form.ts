import type { JSONEventData, Position, RecordedEvent } from '@eventstore/db-client';
import { EventStoreFault, type EventMetadata, type Json, type StoredEvent } from '#ports/event-store.ts';
import type { EventRow } from '../check-append.ts';
import { checksumOf, damagedEventPlaceholder } from '../event-integrity.ts';

/**
 * What is stored in an event's metadata: ours, the sealed part (base64, as given) and a checksum over all that was sent.
 * `recordedAt`: when another store recorded it first; the server's own time is then only that of the migration.
 */
type Envelope = Readonly<{ metadata: unknown; sealed: string | null; recordedAt?: string; checksum: number }>;

/** An event as it is sent; revision, position and time are the server's. */
export const eventDataOf = (stream: string, row: EventRow): JSONEventData => {
  const envelope: Envelope = {
    metadata: JSON.parse(row.metadata),
    sealed: row.sealed,
    ...recordedBefore(row),
    checksum: checksumOf(placeIn(stream, row), row),
  };
  return {
    id: row.id,
    type: row.type,
    contentType: 'application/json',
    data: JSON.parse(row.data),
    metadata: envelope,
  };
};

/** The row an event was sent as. Throws `damaged` when it differs from what was sent. */
export const rowOf = (recorded: RecordedEvent): EventRow => {
  const { streamId, id, type, isJson, data, metadata: envelope } = recorded;
  if (!isJson || !isEnvelope(envelope)) throw damage(recorded);
  const row = {
    id,
    type,
    data: JSON.stringify(data),
    sealed: envelope.sealed,
    metadata: JSON.stringify(envelope.metadata),
    ...recordedBefore(envelope),
  };
  if (checksumOf(placeIn(streamId, row), row) !== envelope.checksum) throw damage(recorded);
  return row;
};

const recordedBefore = ({ recordedAt }: Readonly<{ recordedAt?: string }>): Readonly<{ recordedAt?: string }> =>
  recordedAt === undefined ? {} : { recordedAt };

/** What the checksum covers besides the contents; the server knows the rest of an event's place. */
const placeIn = (stream: string, { id, type, recordedAt }: EventRow): readonly string[] =>
  recordedAt === undefined ? [stream, id, type] : [stream, id, type, recordedAt];

const isEnvelope = (metadata: unknown): metadata is Envelope =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'metadata' in metadata &&
  'sealed' in metadata &&
  'checksum' in metadata &&
  (metadata.sealed === null || typeof metadata.sealed === 'string') &&
  isTextOrNone(metadata, 'recordedAt');

const isTextOrNone = (holder: object, field: string): boolean =>
  ['undefined', 'string'].includes(typeof Reflect.get(holder, field));

/** Throws `damaged` when the event differs from what was appended. */
export const eventOf = (recorded: RecordedEvent): StoredEvent => {
  const { data, sealed, metadata, ...before } = rowOf(recorded);
  return {
    ...placeOf(recorded),
    ...recordedBefore(before),
    data: JSON.parse(data) as Json,
    sealed,
    metadata: JSON.parse(metadata) as EventMetadata,
  };
};

/** The same among all events: a damaged one is returned at its place and throws once its content is read. */
export const eventOrPlaceholder = (recorded: RecordedEvent): StoredEvent => {
  const place = placeOf(recorded);
  try {
    return eventOf(recorded);
  } catch (fault) {
    return damagedEventPlaceholder(place, fault);
  }
};

const placeOf = ({ id, type, streamId, revision, position, created }: RecordedEvent) => ({
  id,
  type,
  stream: streamId,
  revision: Number(revision),
  position: positionOf(position),
  recordedAt: created.toISOString(),
});

const damage = ({ streamId, revision }: RecordedEvent): EventStoreFault =>
  new EventStoreFault('damaged', `${streamId}: the event of revision ${revision} is not as it was stored`);

/** A position is a number of bytes in the log: nine petabytes fit into a safe integer. Throws `unavailable` beyond them, and for a server that reports none. */
export const positionOf = (position: Position | undefined): number => {
  if (!position)
    throw new EventStoreFault('unavailable', 'this server reports no positions: EventStoreDB 22.6 or newer is needed');
  if (position.commit > BigInt(Number.MAX_SAFE_INTEGER))
    throw new EventStoreFault('unavailable', 'the position is not a safe integer');
  return Number(position.commit);
};

/** For the server: prepare and commit of what is appended in one call are the same. */
export const positionAt = (position: number): Position => ({ commit: BigInt(position), prepare: BigInt(position) });
