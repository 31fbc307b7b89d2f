import type { DatabaseSync } from 'node:sqlite';
import { addColumn } from '#adapters/sqlite/add-column.ts';
import { lockExclusively } from '#adapters/sqlite/exclusive-lock.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';

/**
 * `wake_at` in ms: when a suspended run has something to do; null: only a signal wakes it. `active`: a worker executes it. A completed run is what its
 * description and the next `start` with its id need; earlier releases left it in `workflow`.
 */
const schema = `
create table if not exists workflow (
  id text primary key, workflow text not null, status text not null, input text not null, run integer not null,
  started_at text not null, ended_at text, result text, failure text,
  wake_at integer, active integer not null default 0, parked text
) strict;
create index if not exists workflow_wake on workflow (wake_at) where status = 'running' and active = 0 and parked is null;
create index if not exists workflow_parked on workflow (id) where parked is not null;
create index if not exists workflow_running on workflow (workflow, started_at) where status = 'running';
create index if not exists workflow_failed on workflow (ended_at) where status = 'failed';
create table if not exists step (
  workflow_id text not null references workflow (id), seq integer not null, kind text not null, name text not null, input text not null,
  due_at integer, attempt integer not null, deaths integer not null, running integer not null, completion integer, outcome text,
  primary key (workflow_id, seq)
) strict, without rowid;
create index if not exists step_running on step (workflow_id) where running = 1;
create table if not exists signal (
  seq integer primary key autoincrement, workflow_id text not null references workflow (id),
  name text not null, payload text not null, received_at integer not null
) strict;
create index if not exists signal_of on signal (workflow_id, seq);
create table if not exists completed (id text primary key, workflow text not null, started_at text not null, result text) strict, without rowid;
create table if not exists checkpoint (name text primary key, position integer not null, event text) strict;
`;

/** Runs the last process left active are released; an activity in progress then counts as a worker death, not as an attempt. */
const recovery = `
update step set running = 0, deaths = deaths + 1, attempt = attempt - 1 where running = 1;
update workflow set active = 0, wake_at = 0 where active = 1;
update workflow set parked = null, wake_at = 0 where parked is not null;
`;

/** A graceful end: interrupted attempts do not count. */
export const handBack = `
update step set running = 0, attempt = attempt - 1 where running = 1;
update workflow set active = 0, wake_at = 0 where active = 1;
`;

type JournalFile = Readonly<{ db: DatabaseSync; close: () => void }>;

/**
 * Opens the file and releases the runs the last process left active. From then on commits are in order but not durable (see `JournalSync`). Only one
 * runner may: two over one journal would run every activity twice. Readers may open it meanwhile, for a copy. Throws when another process uses it.
 */
export const openJournalFile = (file: string): JournalFile => {
  const lock = lockExclusively(`${file}.lock`);
  if (!lock) throw new Error(`${file} is in use by another process.`);
  try {
    const db = openSqlite(file);
    const close = (): void => {
      db.close();
      lock.release();
    };
    db.exec(schema);
    addColumn(db, 'checkpoint', 'event');
    // The version is written in any case: the write-ahead log and its entry in the folder are synced with this commit.
    db.exec(`begin immediate; ${recovery} pragma user_version = 1; commit;`);
    db.exec('pragma synchronous = normal');
    return { db, close };
  } catch (fault) {
    lock.release();
    throw fault;
  }
};

/** Prepared once; `?` in the order of the arguments. */
export const journalStatements = (db: DatabaseSync) => ({
  ...runStatements(db),
  ...endStatements(db),
  ...historyStatements(db),
  checkpoint: db.prepare('select position, event from checkpoint where name = ?'),
  saveCheckpoint: db.prepare(
    'insert into checkpoint (name, position, event) values (?, ?, ?) on conflict (name) do update set position = excluded.position, event = excluded.event',
  ),
  forgetCheckpoint: db.prepare('delete from checkpoint where name = ?'),
});
export type JournalStatements = ReturnType<typeof journalStatements>;

const isDue = `status = 'running' and active = 0 and parked is null`;

const runStatements = (db: DatabaseSync) => ({
  start: db.prepare(
    `insert into workflow (id, workflow, status, input, run, started_at, wake_at) select ?1, ?2, 'running', ?3, 1, ?4, 0
     where not exists (select 1 from completed where id = ?1) on conflict (id) do nothing`,
  ),
  wakeUp: db.prepare(`update workflow set wake_at = min(ifnull(wake_at, 9e15), ?) where id = ? and status = 'running'`),
  cancel: db.prepare(
    `update workflow set status = 'cancelled', ended_at = ?, active = 0, wake_at = null, parked = null where id = ? and status = 'running'`,
  ),
  describe: db.prepare(
    `select id, workflow, status, started_at, result, failure, parked from workflow where id = ?1
     union all select id, workflow, 'completed', started_at, result, null, null from completed where id = ?1`,
  ),
  due: db.prepare(`select id from workflow where ${isDue} and wake_at <= ? order by wake_at limit ?`),
  claim: db.prepare('update workflow set active = 1, wake_at = null where id = ?'),
  nextWake: db.prepare(`select min(wake_at) as at from workflow where ${isDue}`),
  running: db.prepare(`select id, workflow, input, run from workflow where id = ? and status = 'running'`),
  suspend: db.prepare('update workflow set active = 0, wake_at = ? where id = ?'),
  continueAsNew: db.prepare('update workflow set input = ?, run = run + 1, active = 0, wake_at = 0 where id = ?'),
  park: db.prepare('update workflow set parked = ?, active = 0, wake_at = null where id = ?'),
  unpark: db.prepare(
    `update workflow set parked = null, wake_at = 0 where id = ? and status = 'running' and active = 0`,
  ),
  countRunning: db.prepare(
    `select count(*) as running, min(started_at) as oldest from workflow where workflow = ? and status = 'running'`,
  ),
  parked: db.prepare('select id, parked from workflow where parked is not null order by id'),
});

const endStatements = (db: DatabaseSync) => ({
  complete: db.prepare(
    'insert into completed (id, workflow, started_at, result) select id, workflow, started_at, ?2 from workflow where id = ?1',
  ),
  forget: db.prepare('delete from workflow where id = ?'),
  // With its input: it may be restarted.
  fail: db.prepare(
    'update workflow set status = ?, result = null, failure = ?, ended_at = ?, active = 0, wake_at = null where id = ?',
  ),
  failed: db.prepare(
    `select id, workflow, failure, ended_at from workflow where status = 'failed' order by ended_at desc limit ?`,
  ),
  // With the same run number its activities have the same keys: what they decided already is not decided again.
  restart: db.prepare(
    `update workflow set status = 'running', result = null, failure = null, ended_at = null, active = 0, wake_at = 0 where id = ? and status = 'failed'`,
  ),
});

const historyStatements = (db: DatabaseSync) => {
  const dropSteps = db.prepare('delete from step where workflow_id = ?');
  const dropSignals = db.prepare('delete from signal where workflow_id = ?');
  return {
    dropSteps,
    /** An ended run needs no history: its row alone keeps `start` idempotent. */
    dropHistory: (id: string): void => {
      dropSteps.run(id);
      dropSignals.run(id);
    },
    steps: db.prepare('select * from step where workflow_id = ? order by seq'),
    putStep:
      db.prepare(`insert into step (workflow_id, seq, kind, name, input, due_at, attempt, deaths, running, completion, outcome)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (workflow_id, seq) do update set
      due_at = excluded.due_at, attempt = excluded.attempt, deaths = excluded.deaths, running = excluded.running,
      completion = excluded.completion, outcome = excluded.outcome`),
    signals: db.prepare('select seq, name, payload, received_at from signal where workflow_id = ? order by seq'),
    /** Of a run that is given up while others of its activities run: they did not die. */
    releaseSteps: db.prepare(
      'update step set running = 0, attempt = attempt - 1 where workflow_id = ? and running = 1',
    ),
    forgetDeaths: db.prepare('update step set deaths = 0 where workflow_id = ? and outcome is null'),
    poison: db.prepare(`select workflow_id as id, step.name, deaths from step join workflow on workflow.id = workflow_id
      where deaths >= ? and outcome is null and status = 'running' order by workflow_id, seq`),
    addSignal: db.prepare('insert into signal (workflow_id, name, payload, received_at) values (?, ?, ?, ?)'),
    dropSignal: db.prepare('delete from signal where seq = ?'),
  };
};
