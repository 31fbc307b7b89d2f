import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Positions, both inclusive. */
export type Batch = Readonly<{ from: number; to: number }>;

/** Knows which batch a projection was in the middle of when a process died: an event that ends the process must not end every next one. */
export type BatchCrashes = Readonly<{
  /** How often a process died in the middle of a batch with this position. */
  deathsAt: (projection: string, position: number) => number;
  /** Before a batch is taken in. */
  begin: (projection: string, batch: Batch) => void;
  /** It was taken in, or failed without ending the process. */
  end: (projection: string) => void;
  /** Its deaths no longer count: it was taken in, or its stream is parked. */
  forget: (projection: string, position: number) => void;
  close: () => void;
}>;

/** Remembers nothing: for rebuilds while nothing else runs, and beside another process. */
export const noBatchCrashes: BatchCrashes = {
  deathsAt: () => 0,
  begin: () => undefined,
  end: () => undefined,
  forget: () => undefined,
  close: () => undefined,
};

/** `running` outlives its process only when that died. */
const schema = `
create table if not exists running (projection text primary key, first integer not null, last integer not null) strict;
create table if not exists death (projection text not null, first integer not null, last integer not null) strict;
insert into death select projection, first, last from running;
delete from running;
`;

/**
 * `file` is made when it is missing, and anew when it is damaged. It outlives a crash of the process, not of the machine, and so costs no durable
 * write: what takes the machine away is no event's fault. Of several processes with one file the first has it; the others remember nothing, and so
 * does one that cannot write there.
 */
export const openBatchCrashes = (file: string): BatchCrashes => {
  try {
    return openAlone(file);
  } catch (fault) {
    if (!isDamage(fault)) return noBatchCrashes;
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openAlone(file);
  }
};

const openAlone = (file: string): BatchCrashes => {
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

/** SQLITE_CORRUPT and SQLITE_NOTADB */
const damages: ReadonlySet<unknown> = new Set([11, 26]);
const isDamage = (fault: unknown): boolean =>
  fault instanceof Error && 'errcode' in fault && damages.has(fault.errcode);

const recordIn = (db: DatabaseSync): BatchCrashes => {
  const count = db.prepare('select count(*) as deaths from death where projection = ? and ? between first and last');
  const begin = db.prepare('insert or replace into running values (?, ?, ?)');
  const end = db.prepare('delete from running where projection = ?');
  // Of a batch that died, every event is taken in by itself, in order: what was before this one has gone well.
  const forget = db.prepare('delete from death where projection = ? and last <= ?');
  let deaths = Number(db.prepare('select count(*) as deaths from death').get()?.['deaths']);
  return {
    deathsAt: (projection, position) => (deaths === 0 ? 0 : Number(count.get(projection, position)?.['deaths'])),
    begin: (projection, { from, to }) => void begin.run(projection, from, to),
    end: (projection) => void end.run(projection),
    forget: (projection, position) => {
      if (deaths > 0) deaths -= Number(forget.run(projection, position).changes);
    },
    close: () => db.close(),
  };
};
