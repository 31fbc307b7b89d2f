import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';

/** For one process whose workflows run elsewhere. */
export const openSqliteTriggerCheckpoints = (
  file: string,
): TriggerCheckpoints & Readonly<{ close: () => Promise<void> }> => {
  const db = openSqlite(file);
  db.exec('create table if not exists checkpoints (name text primary key, position integer not null) strict');
  const select = db.prepare('select position from checkpoints where name = ?');
  const upsert = db.prepare(
    'insert into checkpoints values (?, ?) on conflict (name) do update set position = max(position, excluded.position)',
  );

  return {
    load: async (name) => (select.get(name) as { position: number } | undefined)?.position ?? null,
    save: async (name, position) => void upsert.run(name, position),
    close: async () => db.close(),
  };
};
