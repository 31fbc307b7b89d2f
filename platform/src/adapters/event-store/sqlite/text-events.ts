import type { DatabaseSync } from 'node:sqlite';
import type { EventRow } from '../check-append.ts';
import { checksumOf } from '../event-integrity.ts';
import { damage, eventSchema, packedForm, prepareInsert, type LogForm, type ReadRow } from './event-table.ts';

/** A row of earlier releases, which stored every part as text. */
type TextRow = EventRow &
  Readonly<{ stream: string; revision: number; position: number; recorded_at: string; checksum: number }>;

const isIntact = (row: TextRow): boolean =>
  checksumOf([row.stream, row.revision, row.id, row.type, row.recorded_at], row) === row.checksum;

const rowOf = ({ stream, revision, position, recorded_at, ...row }: TextRow): ReadRow => ({
  stream,
  revision,
  position,
  id: row.id,
  type: row.type,
  data: row.data,
  metadata: row.metadata,
  sealed: row.sealed,
  recordedAt: recorded_at,
});

const textForm: LogForm = {
  keyOf: (name) => name,
  readRow: (row) => {
    const text = row as TextRow;
    if (!isIntact(text)) throw damage(text);
    return rowOf(text);
  },
  placeOf: (row) => rowOf(row as TextRow),
  bytesOf: (row) => {
    const { data, metadata, sealed } = row as TextRow;
    return data.length + metadata.length + (sealed?.length ?? 0);
  },
};

const hasText = (db: DatabaseSync): boolean =>
  db
    .prepare('pragma table_info(events)')
    .all()
    .some(({ name }) => name === 'data');

export const formOf = (db: DatabaseSync): LogForm => (hasText(db) ? textForm : packedForm);

/**
 * Creates the table of events; one of an earlier release is moved into it: positions, ids and contents stay as they are, and what was damaged stays so. All in
 * one transaction: whoever is killed meanwhile has moved nothing.
 */
export const prepareEventTable = (db: DatabaseSync): void => {
  if (!hasText(db)) return db.exec(eventSchema);
  db.exec('begin immediate');
  try {
    // Another thread may have moved them before this one had its turn.
    if (hasText(db)) moveTextEvents(db);
    db.exec('commit');
  } catch (fault) {
    if (db.isTransaction) db.exec('rollback');
    throw fault;
  }
};

const moveTextEvents = (db: DatabaseSync): void => {
  db.exec(`alter table events rename to text_events; ${eventSchema}`);
  const insert = prepareInsert(db);
  for (const row of db.prepare('select * from text_events order by position').iterate()) {
    const text = row as TextRow;
    insert(rowOf(text), text.position, !isIntact(text));
  }
  db.exec('drop table text_events');
};
