/** `wake_at` in ms: when a resting run has something to do; null: only a signal wakes it. `active`: in a worker's hands. */
export const journalSchema = `
create table if not exists workflow (
  id text primary key, workflow text not null, status text not null, input text not null, run integer not null,
  started_at text not null, ended_at text, result text, failure text,
  wake_at integer, active integer not null default 0, parked text
) strict;
create index if not exists workflow_wake on workflow (wake_at) where status = 'running' and active = 0 and parked is null;
create index if not exists workflow_parked on workflow (id) where parked is not null;
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
create table if not exists checkpoint (name text primary key, position integer not null) strict;
`;

/** What the last process held when it ended is free again; what it was running in the middle of counts as one death, not as a try. */
export const recovery = `
update step set running = 0, deaths = deaths + 1, attempt = attempt - 1 where running = 1;
update workflow set active = 0, wake_at = 0 where active = 1;
update workflow set parked = null, wake_at = 0 where parked is not null;
`;

/** A graceful end: interrupted tries do not count. */
export const handBack = `
update step set running = 0, attempt = attempt - 1 where running = 1;
update workflow set active = 0, wake_at = 0 where active = 1;
`;
