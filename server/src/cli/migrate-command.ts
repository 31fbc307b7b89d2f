import { parseArgs } from 'node:util';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { DataDirFault } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { StoreUnavailable } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import { MigrationFault } from '@ecrin/platform/migration/data-store.ts';
import { migrateDataStore, type MigrationReport } from '@ecrin/platform/migration/migrate-data-store.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { triggers } from '@ecrin/workflows';
import { createClosing } from '#closing.ts';
import { ConfigFault, readConfig } from '#config/config.ts';
import { openFleetDataStore } from '#migration/open-fleet-data-store.ts';
import { openFolderDataStore } from '#migration/open-folder-data-store.ts';
import { createLog } from '#observability/create-log.ts';

const usage =
  'Name the target: npm run move -- --to fleet (from DATA_DIR to EVENTSTORE_URL and MONGODB_URL), or --to folder (in the other direction).';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run move -- --to fleet|folder [--leave-damaged]`: copies all data to another data store and compares both. All processes must be stopped. */
const run = async (): Promise<void> => {
  const { to, leaveDamaged } = parseTarget();
  const { shared: config } = readConfig({ ...process.env, ROLES: '' });
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  try {
    const parts = { config, clock, closing };
    const [folder, fleet] = [
      await openFolderDataStore({ ...parts, mustHoldEvents: to === 'fleet' }),
      await openFleetDataStore(parts),
    ];
    const [source, target] = to === 'fleet' ? [folder, fleet] : [fleet, folder];
    report(await migrateDataStore({ source, target, triggers, clock, leaveDamaged, say }));
  } finally {
    await closing.closeAll();
  }
};

const parseTarget = (): Readonly<{ to: 'fleet' | 'folder'; leaveDamaged: boolean }> => {
  const { to, 'leave-damaged': leaveDamaged = false } = parseOptions();
  if (to !== 'fleet' && to !== 'folder') throw new MigrationFault(usage);
  return { to, leaveDamaged };
};

const parseOptions = () => {
  try {
    return parseArgs({ options: { to: { type: 'string' }, 'leave-damaged': { type: 'boolean' } } }).values;
  } catch {
    throw new MigrationFault(usage);
  }
};

const report = ({ events, notCopied, tables, blobs }: MigrationReport): void => {
  say(`Source and target have the same ${events.events} events in ${events.streams} streams   sha256 ${events.sha256}`);
  for (const { name, rows, sha256 } of tables)
    say(`Source and target have the same ${rows} ${name}   sha256 ${sha256}`);
  say(
    `Source and target have the same ${blobs.blobs} recordings and pictures, ${blobs.bytes} bytes   sha256 ${blobs.sha256}`,
  );
  if (notCopied > 0)
    say(`${notCopied} events were not copied: keep the source until they are repaired or no longer needed.`);
  say(
    'Migration complete. The next start builds the read models from the events. Keep the source as a backup, and do not start a server on it again.',
  );
};

const expectedFaults = [MigrationFault, ConfigFault, DataDirFault, KeyVaultFault];
/** Faults of a store pass once it is reachable again: the command can be repeated. */
const messageOf = (fault: unknown): string => {
  if (expectedFaults.some((kind) => fault instanceof kind)) return (fault as Error).message;
  if (fault instanceof EventStoreFault || fault instanceof BlobStoreFault || fault instanceof StoreUnavailable)
    return `${fault.message}. Run the same command again to resume.`;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
};

process.umask(0o077);
try {
  await run();
} catch (fault) {
  process.stderr.write(`${messageOf(fault)}\n`);
  process.exitCode = 1;
}
