import { appendFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import {
  ActivityFault,
  defineWorkflow,
  registerWorkflow,
  type ActivityContext,
} from '@ecrin/platform/workflows/workflow.ts';
import { pollUntil } from '#kits/poll-until.ts';

// One run of a worker: it runs one workflow with every kind of step, and prints its result when that has ended.
const dir = process.argv[2] ?? '';
const entry = (text: string): void => appendFileSync(join(dir, 'ledger'), `${text}\n`);

/** How long the log of the journal was when it was last synced: what a power cut leaves of it. */
const noteSyncs = async (): Promise<void> => {
  const file = await open(join(dir, 'ledger'), 'a');
  const handles = Object.getPrototypeOf(file) as { datasync: () => Promise<void> };
  const { datasync } = handles;
  handles.datasync = async function (this: unknown) {
    const { size } = statSync(join(dir, 'workflows.db-wal'));
    await datasync.call(this);
    appendFileSync(join(dir, 'synced'), `${size}\n`);
  };
  await file.close();
};
await noteSyncs();

const activities = {
  stamp: async ({ place }: Readonly<{ place: string }>, { idempotencyKey }: ActivityContext) => {
    entry(`${place} ${idempotencyKey}`);
    return place;
  },
  failAlways: async (_input: Readonly<Record<string, never>>, { idempotencyKey }: ActivityContext) => {
    entry(`fail-always ${idempotencyKey}`);
    throw new ActivityFault('always', 'always');
  },
};

const everyStep = defineWorkflow<Readonly<{ lap: number }>, string, typeof activities, 'go'>({
  name: 'every-step',
  retries: { '*': { initialMs: 5, factor: 2, maxMs: 20, attempts: 2, timeoutMs: 5_000 } },
  run: async (run, { lap }) => {
    const start = await run.activities.stamp({ place: `start-${lap}` });
    await run.sleep(10);
    const [left, right] = await Promise.all([
      run.activities.stamp({ place: `left-${lap}` }),
      run.activities.stamp({ place: `right-${lap}` }),
    ]);
    const failed = await run.activities.failAlways({}).then(
      () => 'steady',
      () => 'fell',
    );
    const word = await run.waitFor('go', null);
    if (lap === 0) return run.continueAsNew({ lap: 1 });
    return [start, left, right, failed, word === 'timed-out' ? 'nothing' : JSON.stringify(word.payload)].join(' ');
  },
});

const { engine, worker } = openSqliteWorkflowEngine({
  file: join(dir, 'workflows.db'),
  clock,
  workflows: [registerWorkflow(everyStep, activities)],
  // It is the worker that is killed here, not by its work.
  maxDeaths: 1_000,
});
await engine.start({ workflow: 'every-step', id: 'every-step', input: { lap: 0 } });
// Two signals in all, whatever happened to earlier workers: the ledger records which were sent.
const words = process.argv.slice(3);
for (const word of words) {
  await engine.signal('every-step', 'go', word);
  entry(`sent ${word}`);
}
await worker.start();
const ended = await pollUntil(
  async () => {
    const description = await engine.describe('every-step');
    return description?.status === 'running' ? null : { result: description?.result ?? description?.failure };
  },
  { everyMs: 5 },
);
process.stdout.write(`${JSON.stringify(ended.result)}\n`);
await engine.close();
