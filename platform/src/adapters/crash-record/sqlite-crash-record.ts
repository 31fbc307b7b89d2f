import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from '#adapters/sqlite/sqlite-code.ts';
import { noCrashRecord, type CrashRecord } from '#ports/crash-record.ts';

/** `running` outlives its process only when that died. */
const schema = `
create table if not exists running (work text primary key, first integer not null, last integer not null) strict;
create table if not exists death (work text not null, first integer not null, last integer not null) strict;
insert into death select work, first, last from running;
delete from running;
`;

/**
 * Creates `file` when it is missing, and again when it is damaged. Only the first process that opens a file records crashes; further ones, and one
 * that cannot write, record nothing.
 */
export const openSqliteCrashRecord = (file: string): CrashRecord => {
  try {
    return openAlone(file);
  } catch (fault) {
    if (!isDamage(fault)) return noCrashRecord;
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openAlone(file);
  }
};

const openAlone = (file: string): CrashRecord => {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = off; begin immediate;');
    db.exec(`${schema} commit;`);
    return recordIn(db);
  } catch (fault) {
    db.close();
    throw fault;
  }
};

const recordIn = (db: DatabaseSync): CrashRecord => {
  const count = db.prepare('select count(*) as deaths from death where work = ? and ? between first and last');
  const begin = db.prepare('insert or replace into running values (?, ?, ?)');
  const end = db.prepare('delete from running where work = ?');
  // A batch that crashed is then processed one by one, in order: everything before this position succeeded.
  const forget = db.prepare('delete from death where work = ? and last <= ?');
  let deaths = Number(db.prepare('select count(*) as deaths from death').get()?.['deaths']);
  return {
    deathsAt: (work, at) => (deaths === 0 ? 0 : Number(count.get(work, at)?.['deaths'])),
    begin: (work, { from, to }) => void begin.run(work, from, to),
    end: (work) => void end.run(work),
    forget: (work, at) => {
      if (deaths > 0) deaths -= Number(forget.run(work, at).changes);
    },
    close: () => db.close(),
  };
};
