import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { EventStoreFault, type EventMetadata, type Json, type StoredEvent } from '#ports/event-store.ts';
import type { EventRow } from '../check-append.ts';
import { damagedEventPlaceholder } from '../event-integrity.ts';
import { pack, unpack } from './packed-text.ts';

/**
 * Positions are row ids: one commit at a time, nothing is ever deleted, so they grow without gaps and in the order of commits.
 * All blobs but `sealed` are packed texts; `content` is metadata and data.
 */
export const eventSchema = `
  create table if not exists events (
    position integer primary key, stream blob not null, revision integer not null, id blob not null unique, type text not null,
    content blob not null, sealed any, recorded_at blob not null, checksum integer not null,
    unique (stream, revision)
  ) strict;
`;

/** As the table holds it. */
type StoredRow = Readonly<{
  position: number;
  stream: Uint8Array;
  revision: number;
  id: Uint8Array;
  type: string;
  content: Uint8Array;
  /** Bytes; a text that is not the base64 of any bytes stays as it is. */
  sealed: Uint8Array | string | null;
  recorded_at: Uint8Array;
  checksum: number;
}>;

type PlacedRow = EventRow & Readonly<{ stream: string; revision: number; recordedAt: string }>;
export type ReadRow = PlacedRow & Readonly<{ position: number }>;

const keyOf = (name: string): Uint8Array => pack(name);

/** The end of a stream's name is mostly the id that its events name, too. */
const knownOf = (stream: string): readonly string[] => [stream.slice(-36)];
/** Between metadata and data: JSON has no line break of its own. */
const lineBreak = '\n';

const bytesOf = (sealed: string | null): Uint8Array | string | null => {
  if (sealed === null) return null;
  const bytes = Buffer.from(sealed, 'base64');
  return bytes.toString('base64') === sealed ? bytes : sealed;
};

const base64Of = (sealed: StoredRow['sealed']): string | null =>
  sealed instanceof Uint8Array
    ? Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength).toString('base64')
    : sealed;

const stored = (row: PlacedRow): Omit<StoredRow, 'position'> => {
  const content = pack(row.metadata + lineBreak + row.data, knownOf(row.stream));
  const packed = {
    stream: keyOf(row.stream),
    revision: row.revision,
    id: keyOf(row.id),
    type: row.type,
    content,
    sealed: bytesOf(row.sealed),
    recorded_at: pack(row.recordedAt),
  };
  return { ...packed, checksum: checksumOf(packed) };
};

const nothing = Buffer.alloc(0);

/** Over all that is stored: a flipped byte on disk becomes an error, never a different event. */
const checksumOf = ({
  stream,
  revision,
  id,
  type,
  content,
  sealed,
  recorded_at,
}: Omit<StoredRow, 'position' | 'checksum'>): number =>
  crc32(
    Buffer.concat([
      stream,
      id,
      recorded_at,
      content,
      typeof sealed === 'string' ? Buffer.from(sealed) : (sealed ?? nothing),
    ]),
    crc32(`${revision} ${type}`),
  );

/**
 * Inserts one event and returns its position. Throws SQLite's own error when the id or the revision is in use. `damaged`: what it was moved from is not as
 * it was stored, and neither will this be.
 */
export const prepareInsert = (db: DatabaseSync) => {
  const insert = db.prepare(
    'insert into events (position, stream, revision, id, type, content, sealed, recorded_at, checksum) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return (row: PlacedRow, position: number | null = null, damaged = false): number => {
    const { stream, revision, id, type, content, sealed, recorded_at, checksum } = stored(row);
    const sum = damaged ? (checksum ^ 1) >>> 0 : checksum;
    const { lastInsertRowid } = insert.run(position, stream, revision, id, type, content, sealed, recorded_at, sum);
    return Number(lastInsertRowid);
  };
};

/** A row as it is stored with another sealed part. Throws `EventStoreFault('damaged')` when it is not what was stored. */
export const withSealed = (row: object, sealed: string | null): Pick<StoredRow, 'sealed' | 'checksum'> => {
  const before = row as StoredRow;
  if (checksumOf(before) !== before.checksum) throw damage(before);
  const replaced = bytesOf(sealed);
  return { sealed: replaced, checksum: checksumOf({ ...before, sealed: replaced }) };
};

export const damage = ({ position }: Pick<StoredRow, 'position'>): EventStoreFault =>
  new EventStoreFault('damaged', `the event at position ${position} is not as it was stored`);

/** What was inserted. Throws `EventStoreFault('damaged')` when the row differs from it. */
const readRow = (row: StoredRow): ReadRow => {
  if (checksumOf(row) !== row.checksum) throw damage(row);
  const stream = unpack(row.stream);
  const content = unpack(row.content, knownOf(stream));
  const end = content.indexOf(lineBreak);
  return {
    position: row.position,
    stream,
    revision: row.revision,
    id: unpack(row.id),
    type: row.type,
    metadata: content.slice(0, end),
    data: content.slice(end + 1),
    sealed: base64Of(row.sealed),
    recordedAt: unpack(row.recorded_at),
  };
};

/** How a file holds its events: this one, or that of an earlier release. */
export type LogForm = Readonly<{
  /** What `stream` and `id` are compared with. */
  keyOf: (name: string) => string | Uint8Array;
  /** Throws `EventStoreFault('damaged')` when the row differs from what was stored. */
  readRow: (row: object) => ReadRow;
  /** Of a damaged row, as far as it can be read. */
  placeOf: (row: object) => Omit<ReadRow, keyof EventContent>;
  /** Of its content. */
  bytesOf: (row: object) => number;
}>;
type EventContent = Pick<EventRow, 'data' | 'metadata' | 'sealed'>;

export const packedForm: LogForm = {
  keyOf,
  readRow: (row) => readRow(row as StoredRow),
  placeOf: (row) => {
    const { position, revision, type, ...packed } = row as StoredRow;
    const { id, stream, recorded_at } = packed;
    return { position, revision, type, id: readable(id), stream: readable(stream), recordedAt: readable(recorded_at) };
  },
  bytesOf: (row) => {
    const { content, sealed } = row as StoredRow;
    return content.length + (sealed?.length ?? 0);
  },
};

/** Of a damaged row: a name that cannot be read is empty. */
const readable = (packed: Uint8Array): string => {
  try {
    return unpack(packed);
  } catch {
    return '';
  }
};

export const eventOf = ({ data, metadata, ...row }: ReadRow): StoredEvent => ({
  ...row,
  data: JSON.parse(data) as Json,
  metadata: JSON.parse(metadata) as EventMetadata,
});

/** One of the events of all streams: a damaged row is returned at its place and throws once its content is read. */
export const eventOrPlaceholder = (row: object, form: LogForm): StoredEvent => {
  try {
    return eventOf(form.readRow(row));
  } catch (fault) {
    return damagedEventPlaceholder(form.placeOf(row), fault);
  }
};
