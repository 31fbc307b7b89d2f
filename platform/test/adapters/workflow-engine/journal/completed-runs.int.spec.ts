import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorkflowJournal } from '#adapters/workflow-engine/journal/workflow-journal.ts';

const startedAt = '2026-01-02T09:00:00.000Z';
const run = { workflow: 'read', id: 'read/1', input: { thoughtId: '1' }, startedAt };
const completed = { kind: 'ended', status: 'completed', result: 'nothing', failure: null } as const;
const failed = { kind: 'ended', status: 'failed', result: null, failure: 'Fault' } as const;

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-completed-'));
  file = join(dir, 'workflows.db');
});
afterEach(() => rm(dir, { recursive: true }));

const rowsOf = (table: string): readonly unknown[] => {
  const db = new DatabaseSync(file);
  const rows = db.prepare(`select * from ${table}`).all();
  db.close();
  return rows;
};

describe('a run that has ended', () => {
  it('given that it completed, then only what names and describes it is left, and its id starts nothing', async () => {
    const journal = openWorkflowJournal(file);
    expect(journal.start(run).result).toBe(true);
    await journal.signal('read/1', 'look', { payload: null, at: 0 }).done;
    await journal.end('read/1', completed, startedAt);
    expect(journal.start(run).result).toBe(false);
    expect(journal.signal('read/1', 'look', { payload: null, at: 0 }).result).toBe(false);
    expect(journal.describe('read/1')).toEqual({
      id: 'read/1',
      workflow: 'read',
      status: 'completed',
      startedAt,
      result: 'nothing',
      failure: null,
    });
    await journal.close();
    expect(rowsOf('completed')).toEqual([
      { id: 'read/1', workflow: 'read', started_at: startedAt, result: '"nothing"' },
    ]);
    expect([rowsOf('workflow'), rowsOf('signal')]).toEqual([[], []]);
  });

  it('given that it failed, is restarted and completes, then it is described as completed once', async () => {
    const journal = openWorkflowJournal(file);
    await journal.start(run).done;
    await journal.end('read/1', failed, startedAt);
    expect(journal.describe('read/1')).toMatchObject({ status: 'failed', failure: 'Fault' });
    expect(journal.restart('read/1').result).toBe(true);
    expect(journal.load('read/1')).toMatchObject({ input: { thoughtId: '1' }, run: 1 });
    await journal.end('read/1', completed, startedAt);
    expect(journal.describe('read/1')).toMatchObject({ status: 'completed', failure: null });
    expect(journal.restart('read/1').result).toBe(false);
    await journal.close();
  });

  it('given one that an earlier release completed, then its id starts nothing and it is described as before', async () => {
    await openWorkflowJournal(file).close();
    const db = new DatabaseSync(file);
    db.exec(
      `insert into workflow (id, workflow, status, input, run, started_at, ended_at, result) values ('read/1', 'read', 'completed', '', 1, '${startedAt}', '${startedAt}', '7')`,
    );
    db.close();
    const journal = openWorkflowJournal(file);
    expect(journal.start(run).result).toBe(false);
    expect(journal.describe('read/1')).toMatchObject({ status: 'completed', result: 7 });
    await journal.close();
  });
});
