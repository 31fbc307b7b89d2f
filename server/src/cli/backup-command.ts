import { parseArgs } from 'node:util';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';
import { isRehearsalDue, runBackup, runRehearsal } from '#backup/run-backup.ts';
import { backupPlacesOf, isBucket } from '#config/backup.config.ts';
import { readConfig, type SharedConfig } from '#config/config.ts';
import { rehearsalLines } from './rehearsal-lines.ts';
import { runCommand, UsageFault } from './run-command.ts';

const usage =
  'npm run backup copies the data folder to BACKUPS_TO and its keys to BACKUP_KEYS_TO, or to other places: npm run backup -- --to FOLDER --keys-to FOLDER (or s3://bucket/folder), better on two disks.';
const fleetUsage =
  'With EVENTSTORE_URL or MONGODB_URL data is stored on servers: back it up with their own tools (docs/how-to/run-a-fleet.md).';
const onePlace = 'Keys must go to a separate place: whoever has both copies can read everything.';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run backup`, while the server runs or not. With `--rehearse-when-due` it is also restored for a trial, once a week. */
const run = async (): Promise<void> => {
  const { 'rehearse-when-due': rehearses, ...given } = parseOptions();
  const { shared: config } = readConfig({ ...process.env, ROLES: '' });
  if (config.EVENTSTORE_URL || config.MONGODB_URL) throw new UsageFault(fleetUsage);
  const job = { config, clock, addresses: placesOf(config, given) };
  await backUp(job);
  if (rehearses && (await isRehearsalDue(job))) rehearsalLines(await runRehearsal(job)).forEach(say);
};

const placesOf = (config: SharedConfig, { to, 'keys-to': keysTo }: ReturnType<typeof parseOptions>) => {
  if ((to === undefined) !== (keysTo === undefined)) throw new UsageFault(usage);
  const places = to !== undefined && keysTo !== undefined ? { data: to, keys: keysTo } : backupPlacesOf(config);
  if (!places) throw new UsageFault(`Backups are switched off (BACKUPS_TO=off). ${usage}`);
  if (places.data === places.keys) throw new UsageFault(onePlace);
  return places;
};

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 3 }).format(
    bytes / 1_000_000,
  );

const backUp = async (job: Parameters<typeof runBackup>[0]): Promise<void> => {
  const { id, files, bytes, hasMasterKey } = await runBackup(job);
  const { data, keys } = job.addresses;
  say(
    `Backup ${id}: events, accounts, messages, workflows, recordings and pictures (${files} files, ${megabytes(bytes)}) are in ${data}`,
  );
  say(`Its keys are in ${keys}`);
  if (!hasMasterKey) say('There is no master.key in the data folder: store MASTER_KEY with the keys.');
  else if (isBucket(keys)) say('master.key never goes into a bucket: store a copy of it yourself.');
};

const parseOptions = () => {
  try {
    return parseArgs({
      options: { to: { type: 'string' }, 'keys-to': { type: 'string' }, 'rehearse-when-due': { type: 'boolean' } },
    }).values;
  } catch {
    throw new UsageFault(usage);
  }
};

process.umask(0o077);
await runCommand(run, [BackupFault]);
