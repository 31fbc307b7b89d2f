import { parseArgs } from 'node:util';
import { readConfig } from '#config/config.ts';
import { BackupFault, backUpFolder } from '#migration/back-up-folder.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Name the target folders: npm run backup -- --to DATA_COPY --keys-to KEYS_COPY (two empty folders, better on two disks).';
const fleetUsage =
  'With EVENTSTORE_URL or MONGODB_URL data is stored on servers: back it up with their own tools (docs/how-to/run-a-fleet.md).';

/** `npm run backup -- --to FOLDER --keys-to FOLDER`: copies the data folder while the server runs. */
const run = async (): Promise<void> => {
  const { to, 'keys-to': keysTo } = parseOptions();
  if (!to || !keysTo) throw new BackupFault(usage);
  const { shared } = readConfig({ ...process.env, ROLES: '' });
  if (shared.EVENTSTORE_URL || shared.MONGODB_URL) throw new BackupFault(fleetUsage);
  await backUpFolder({ from: shared.DATA_DIR, to, keysTo, say: (line) => void process.stdout.write(`${line}\n`) });
};

const parseOptions = () => {
  try {
    return parseArgs({ options: { to: { type: 'string' }, 'keys-to': { type: 'string' } } }).values;
  } catch {
    throw new BackupFault(usage);
  }
};

process.umask(0o077);
await runCommand(run, [BackupFault]);
