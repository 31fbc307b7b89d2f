import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { defineWorkflow, registerWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { pollUntil } from '#kits/poll-until.ts';

// Runs both workflows until they have ended or are set aside, and prints the result; the poison one kills the process, except with `retry`.
const [dir = '', action = ''] = process.argv.slice(2);
const activities = {
  work: async ({ poison }: Readonly<{ poison: boolean }>) => {
    if (poison && action !== 'retry') process.kill(process.pid, 'SIGKILL');
    return 'done';
  },
};
const definition = defineWorkflow<Readonly<{ poison: boolean }>, string, typeof activities>({
  name: 'worker',
  retries: { '*': { initialMs: 5, factor: 2, maxMs: 20, attempts: 2, timeoutMs: 5_000 } },
  run: (run, input) => run.activities.work(input),
});
const { engine, worker } = openSqliteWorkflowEngine({
  file: join(dir, 'workflows.db'),
  clock,
  workflows: [registerWorkflow(definition, activities)],
});
if (action === 'retry') await engine.retry('poison');
for (const id of ['poison', 'harmless'])
  await engine.start({ workflow: 'worker', id, input: { poison: id === 'poison' } });
await worker.start();
const statuses = async () => Promise.all(['poison', 'harmless'].map(async (id) => (await engine.describe(id))?.status));
await pollUntil(async () => (await worker.health()).active === 0, { everyMs: 5 });
const { parked } = await worker.health();
process.stdout.write(JSON.stringify({ statuses: await statuses(), parked, setAside: await engine.setAside() }));
await engine.close();
