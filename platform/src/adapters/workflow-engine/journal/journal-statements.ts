import type { DatabaseSync } from 'node:sqlite';

export type JournalStatements = ReturnType<typeof journalStatements>;

const isDue = `status = 'running' and active = 0 and parked is null`;

/** Prepared once; `?` in the order of the arguments. */
export const journalStatements = (db: DatabaseSync) => {
  const dropSteps = db.prepare('delete from step where workflow_id = ?');
  const dropSignals = db.prepare('delete from signal where workflow_id = ?');
  return {
    dropSteps,
    dropSignals,
    /** An ended run needs no history: its row alone keeps `start` idempotent. */
    forget: (id: string): void => {
      dropSteps.run(id);
      dropSignals.run(id);
    },
    start: db.prepare(
      `insert into workflow (id, workflow, status, input, run, started_at, wake_at) values (?, ?, 'running', ?, 1, ?, 0) on conflict (id) do nothing`,
    ),
    wakeUp: db.prepare(
      `update workflow set wake_at = min(ifnull(wake_at, 9e15), ?) where id = ? and status = 'running'`,
    ),
    addSignal: db.prepare('insert into signal (workflow_id, name, payload, received_at) values (?, ?, ?, ?)'),
    cancel: db.prepare(
      `update workflow set status = 'cancelled', ended_at = ?, active = 0, wake_at = null, parked = null where id = ? and status = 'running'`,
    ),
    describe: db.prepare('select id, workflow, status, started_at, result, failure, parked from workflow where id = ?'),
    due: db.prepare(`select id from workflow where ${isDue} and wake_at <= ? order by wake_at limit ?`),
    claim: db.prepare('update workflow set active = 1, wake_at = null where id = ?'),
    nextWake: db.prepare(`select min(wake_at) as at from workflow where ${isDue}`),
    running: db.prepare(`select id, workflow, input, run from workflow where id = ? and status = 'running'`),
    steps: db.prepare('select * from step where workflow_id = ? order by seq'),
    signals: db.prepare('select seq, name, payload, received_at from signal where workflow_id = ? order by seq'),
    putStep:
      db.prepare(`insert into step (workflow_id, seq, kind, name, input, due_at, attempt, deaths, running, completion, outcome)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (workflow_id, seq) do update set
      due_at = excluded.due_at, attempt = excluded.attempt, deaths = excluded.deaths, running = excluded.running,
      completion = excluded.completion, outcome = excluded.outcome`),
    dropSignal: db.prepare('delete from signal where seq = ?'),
    rest: db.prepare('update workflow set active = 0, wake_at = ? where id = ?'),
    continueAsNew: db.prepare('update workflow set input = ?, run = run + 1, active = 0, wake_at = 0 where id = ?'),
    end: db.prepare(
      'update workflow set status = ?, result = ?, failure = ?, ended_at = ?, active = 0, wake_at = null where id = ?',
    ),
    park: db.prepare('update workflow set parked = ?, active = 0, wake_at = null where id = ?'),
    parked: db.prepare('select id, parked from workflow where parked is not null order by id limit 100'),
    checkpoint: db.prepare('select position from checkpoint where name = ?'),
    keepCheckpoint: db.prepare(
      'insert into checkpoint (name, position) values (?, ?) on conflict (name) do update set position = excluded.position',
    ),
  } as const;
};
