import type { SQLOutputValue } from 'node:sqlite';
import { addColumn } from '#adapters/sqlite/add-column.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { EventMark, LogPosition } from '#ports/store-fit.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';

/** For one process whose workflows run elsewhere. */
export const openSqliteTriggerCheckpoints = (
  file: string,
): TriggerCheckpoints & Readonly<{ close: () => Promise<void> }> => {
  const db = openSqlite(file);
  db.exec(
    'create table if not exists checkpoints (name text primary key, position integer not null, event text) strict',
  );
  addColumn(db, 'checkpoints', 'event');
  const select = db.prepare('select position, event from checkpoints where name = ?');
  const remove = db.prepare('delete from checkpoints where name = ?');
  const upsert = db.prepare(
    'insert into checkpoints (name, position, event) values (?, ?, ?) on conflict (name) do update set position = excluded.position, event = excluded.event where excluded.position >= position',
  );

  return {
    load: async (name) => logPositionIn(select.get(name)),
    save: async (name, { position, event }) => void upsert.run(name, position, event && JSON.stringify(event)),
    forget: async (name) => void remove.run(name),
    close: async () => db.close(),
  };
};

/** Of a row with `position` and `event`. */
export const logPositionIn = (row: Record<string, SQLOutputValue> | undefined): LogPosition | null =>
  row ? { position: Number(row['position']), event: eventIn(row['event']) } : null;

const eventIn = (stored: SQLOutputValue | undefined): EventMark | null =>
  typeof stored === 'string' ? (JSON.parse(stored) as EventMark) : null;
