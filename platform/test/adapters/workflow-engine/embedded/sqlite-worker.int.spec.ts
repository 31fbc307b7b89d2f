import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteWorker } from '#adapters/workflow-engine/embedded/sqlite-worker.ts';
import { openWorkflowJournal } from '#adapters/workflow-engine/journal/workflow-journal.ts';
import { defineWorkflow, registerWorkflow } from '#workflows/workflow.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-worker-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Its one activity never ends. */
const waiting = registerWorkflow(
  defineWorkflow<null, null, Readonly<{ wait: (input: null) => Promise<null> }>>({
    name: 'waiting',
    retries: { '*': { initialMs: 10, factor: 2, maxMs: 20, attempts: 1, timeoutMs: 60_000 } },
    run: ({ activities }) => activities.wait(null),
  }),
  { wait: () => new Promise(() => undefined) },
);

it('given a journal that failed once, while a long run goes on, then the worker reports it for a moment only', async () => {
  const journal = openWorkflowJournal(join(dir, 'workflows.db'));
  let fails = true;
  const save: typeof journal.save = async (...change) => {
    if (!fails) return journal.save(...change);
    fails = false;
    throw new Error('database or disk is full');
  };
  const worker = createSqliteWorker({
    journal: { ...journal, save },
    clock: { now: () => new Date() },
    workflows: [waiting],
    maxActivities: 4,
    yieldTo: async () => undefined,
    graceMs: 50,
    maxDeaths: 2,
  });
  try {
    await worker.start();
    await journal.start({ workflow: 'waiting', id: 'run-1', input: null, startedAt: new Date().toISOString() }).done;
    worker.poll();
    await expect.poll(async () => (await worker.health()).fault).toBe('database or disk is full');
    await expect.poll(async () => (await worker.health()).fault, { timeout: 5_000 }).toBeNull();
    expect((await worker.health()).active).toBe(1);
  } finally {
    await worker.close();
    await journal.close();
  }
});
