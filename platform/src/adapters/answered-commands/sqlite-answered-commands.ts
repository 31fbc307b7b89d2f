import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import type { AnsweredCommands } from '#ports/answered-commands.ts';
import type { Clock } from '#ports/clock.ts';
import { answerRetentionDays } from './answer-retention.ts';

const schema = `
  create table if not exists answered (command_id text primary key, fingerprint text, receipt text not null, at integer not null) strict, without rowid;
  create index if not exists answered_by_time on answered (at);
  create table if not exists claimed (key text primary key, fingerprint text not null, at integer not null) strict, without rowid;
  create index if not exists claimed_by_time on claimed (at);
`;

/** Creates `file` when it is missing. Each new answer deletes old ones. */
export const openSqliteAnsweredCommands = ({
  file,
  clock,
}: Readonly<{ file: string; clock: Clock }>): AnsweredCommands => {
  const db = openSqlite(file);
  // Every request with a key waits for this write. An answer lost in a power cut is found again from the events of its command, if it had any.
  db.exec('pragma synchronous = normal');
  db.exec(schema);
  const find = db.prepare('select fingerprint, receipt from answered where command_id = ?');
  const remember = db.prepare('insert into answered values (?, ?, ?, ?) on conflict (command_id) do nothing');
  const forget = db.prepare('delete from answered where at < ?');
  const claim = db.prepare('insert into claimed values (?, ?, ?) on conflict (key) do nothing');
  const claimed = db.prepare('select fingerprint from claimed where key = ?');
  const release = db.prepare('delete from claimed where at < ?');
  return {
    find: async (commandId) => {
      const row = find.get(commandId);
      if (!row) return null;
      const { fingerprint, receipt } = row;
      // Cast: `remember` wrote this column.
      return {
        fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
        receipt: JSON.parse(String(receipt)) as Receipt,
      };
    },
    remember: async (commandId, { fingerprint, receipt }) => {
      const now = clock.now().getTime();
      remember.run(commandId, fingerprint, JSON.stringify(receipt), now);
      forget.run(now - answerRetentionDays * dayMs);
    },
    claim: async (key, fingerprint) => {
      const now = clock.now().getTime();
      release.run(now - answerRetentionDays * dayMs);
      if (claim.run(key, fingerprint, now).changes === 1) return fingerprint;
      return String(claimed.get(key)?.['fingerprint']);
    },
    close: async () => db.close(),
  };
};
