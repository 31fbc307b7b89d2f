import type { DatabaseSync } from 'node:sqlite';
import { EventStoreFault, type EventMetadata, type Json, type StoredEvent } from '#ports/event-store.ts';
import type { EventRow } from '../check-append.ts';
import { checksumOf, damagedEventPlaceholder } from '../event-integrity.ts';

/** Positions are row ids: one commit at a time, nothing is ever deleted, so they grow without gaps and in the order of commits. */
export const eventSchema = `
  create table if not exists events (
    position integer primary key, stream text not null, revision integer not null, id text not null unique, type text not null,
    data text not null, sealed text, metadata text not null, recorded_at text not null, checksum integer not null,
    unique (stream, revision)
  ) strict;
`;

export type StoredRow = EventRow &
  Readonly<{ stream: string; revision: number; position: number; recorded_at: string; checksum: number }>;

type PlacedRow = EventRow & Readonly<{ stream: string; revision: number; recorded_at: string }>;

const checksumOfRow = (row: PlacedRow): number =>
  checksumOf([row.stream, row.revision, row.id, row.type, row.recorded_at], row);

/** Inserts one event and returns its position. Throws SQLite's own error when the id or the revision is in use. */
export const prepareInsert = (db: DatabaseSync) => {
  const insert = db.prepare(
    'insert into events (stream, revision, id, type, data, sealed, metadata, recorded_at, checksum) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return (row: PlacedRow): number =>
    Number(
      insert.run(
        row.stream,
        row.revision,
        row.id,
        row.type,
        row.data,
        row.sealed,
        row.metadata,
        row.recorded_at,
        checksumOfRow(row),
      ).lastInsertRowid,
    );
};

/** Throws `EventStoreFault('damaged')` when the row differs from what was stored. */
export const eventOf = (row: StoredRow): StoredEvent => {
  if (checksumOfRow(row) !== row.checksum)
    throw new EventStoreFault('damaged', `the event at position ${row.position} is not as it was stored`);
  const { id, type, sealed, stream, revision, position } = row;
  return {
    id,
    type,
    data: JSON.parse(row.data) as Json,
    sealed,
    metadata: JSON.parse(row.metadata) as EventMetadata,
    stream,
    revision,
    position,
    recordedAt: row.recorded_at,
  };
};

/** The same among the events of all streams: a damaged row is returned at its place and throws once its content is read. */
export const eventOrPlaceholder = (row: StoredRow): StoredEvent => {
  try {
    return eventOf(row);
  } catch (fault) {
    return damagedEventPlaceholder({ ...row, recordedAt: row.recorded_at }, fault);
  }
};
