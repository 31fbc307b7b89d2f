import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import { rewriteDatabase } from '#adapters/sqlite/rewrite-database.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Presence } from '#ports/presence.ts';
import { presenceCutoff } from './presence-cutoff.ts';

/** Neither migrated nor backed up: it matters for minutes only. */
export const presenceSchema = `
  create table if not exists presence (client_id text primary key, seen_at text not null) strict, without rowid;
  create index if not exists presence_by_time on presence (seen_at);
`;

/** For the processes that share a folder. */
export const openSqlitePresence = (file: string): Presence => {
  const db = openSqlite(file);
  // The last seconds before a power cut may be lost: they do not matter.
  db.exec('pragma synchronous = normal');
  db.exec(presenceSchema);
  const note = db.prepare(
    'insert into presence values (?, ?) on conflict (client_id) do update set seen_at = max(seen_at, excluded.seen_at)',
  );
  const forget = db.prepare('delete from presence where seen_at < ?');
  const remove = db.prepare('delete from presence where client_id = ?');
  const find = db.prepare('select seen_at from presence where client_id = ?');
  return {
    recordSeen: async (clientId, at) => {
      note.run(clientId, at);
      forget.run(presenceCutoff(at));
    },
    lastSeen: async (clientId) => (find.get(clientId)?.['seen_at'] as string | undefined) ?? null,
    forget: async (clientId) => {
      remove.run(clientId);
      if (!rewriteDatabase(db)) throw new StoreUnavailable('another reader holds the write-ahead log of presence');
    },
    close: async () => db.close(),
  };
};
