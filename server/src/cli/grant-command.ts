import { systemClock as clock, systemIds as ids } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { createKeyedHash } from '#roles/keyed-hash.ts';
import { openStores } from '#storage/open-stores.ts';
import { changePermission } from './grant-permission.ts';
import { runCommand } from './run-command.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm run grant -- create-orbs EMAIL` lets a client create orbs, with `--withdraw` no longer. On one machine the server must be stopped; of a fleet it may
 * run.
 */
const run = async (): Promise<void> => {
  const { shared } = readConfig(process.env);
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  try {
    const stores = await openStores(shared, { clock, closing });
    await changePermission(
      { ...stores, keyedHash: createKeyedHash(stores.masterKey), clock, ids, say },
      process.argv.slice(2),
    );
  } finally {
    await closing.closeAll();
  }
};

await runCommand(run);
