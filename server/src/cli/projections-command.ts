import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { DataDirFault } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { createClosing } from '#closing.ts';
import { ConfigFault, readConfig } from '#config/config.ts';
import { createLog } from '#observability/create-log.ts';
import { openStores } from '#storage/open-stores.ts';
import { manageProjections, UsageFault } from './manage-projections.ts';

/** `npm run projections` shows every read model; `npm run projections -- rebuild [name]` rebuilds one or all, `-- retry [name]` takes in what is parked. The server must be stopped. */
const run = async (): Promise<void> => {
  const { shared } = readConfig(process.env);
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  try {
    const stores = await openStores(shared, clock, closing);
    await manageProjections(
      { ...stores, clock, say: (line) => void process.stdout.write(`${line}\n`) },
      process.argv.slice(2),
    );
  } finally {
    await closing.closeAll();
  }
};

const expectedFaults = [ConfigFault, DataDirFault, KeyVaultFault, UsageFault];

try {
  await run();
} catch (fault) {
  const expected = expectedFaults.some((kind) => fault instanceof kind);
  process.stderr.write(
    `${fault instanceof Error ? (expected ? fault.message : (fault.stack ?? fault.message)) : String(fault)}\n`,
  );
  process.exitCode = 1;
}
