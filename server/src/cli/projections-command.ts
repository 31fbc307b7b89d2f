import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { openStores } from '#storage/open-stores.ts';
import { manageProjections } from './manage-projections.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run projections` shows every read model; `npm run projections -- rebuild [name]` rebuilds one or all, `-- retry [name]` retries parked
 * streams. The server must be stopped.
 */
const run = async (): Promise<void> => {
  const { shared } = readConfig(process.env);
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  try {
    const stores = await openStores(shared, { clock, closing });
    await manageProjections(
      { ...stores, clock, say: (line) => void process.stdout.write(`${line}\n`) },
      process.argv.slice(2),
    );
  } finally {
    await closing.closeAll();
  }
};

await runCommand(run);
