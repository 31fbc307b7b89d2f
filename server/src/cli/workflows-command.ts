import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { noCrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import { WorkflowEngineFault } from '@ecrin/platform/ports/workflow-engine.ts';
import { openWorkflowEngine } from '#adapters/open-workflow-engine.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { openStores } from '#storage/open-stores.ts';
import { manageWorkflows } from './manage-workflows.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run workflows` shows every workflow that was set aside; `npm run workflows -- retry <id>` tries one again, `-- retry` all. The server must be
 * stopped, unless workflows run on Temporal.
 */
const run = async (): Promise<void> => {
  const { shared: config } = readConfig(process.env);
  const log = createLog({ LOG_LEVEL: 'error' });
  const closing = createClosing(log);
  try {
    const stores = await openStores(config, { clock, closing });
    const engine = { config, stores, workflows: [], clock, log, closing, yieldTo: async () => undefined };
    await manageWorkflows(
      (await openWorkflowEngine({ ...engine, crashes: noCrashRecord })).engine,
      (line) => void process.stdout.write(`${line}\n`),
      process.argv.slice(2),
    );
  } finally {
    await closing.closeAll();
  }
};

await runCommand(run, [WorkflowEngineFault]);
