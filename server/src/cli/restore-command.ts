import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupFault } from '@ecrin/platform/ports/backup-place.ts';
import { backupFaultOf } from '#backup/run-backup.ts';
import { rehearseRestore, restoreBackup, type WhatToRestore } from '#backup/run-restore.ts';
import { backupPlacesOf } from '#config/backup.config.ts';
import { readConfig, type SharedConfig } from '#config/config.ts';
import { makeTemporaryFolder } from '#storage/temporary-folders.ts';
import { rehearsalLines } from './rehearsal-lines.ts';
import { runCommand, UsageFault } from './run-command.ts';

const usage =
  'npm run restore -- [FOLDER or s3://bucket/folder] [--keys FOLDER or s3://…] [--at 2026-11-27] [--rehearse] [--without-ledger]: puts the newest backup, or the newest of a day, into DATA_DIR, which must be empty; with --rehearse it only says what would be there; with --without-ledger also where the ledger of erasures is missing.';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run restore`: of another place than BACKUPS_TO and BACKUP_KEYS_TO where it is named. */
const run = async (): Promise<void> => {
  const { values, positionals } = parseOptions();
  const withoutLedger = values['without-ledger'] === true;
  const { shared: config } = readConfig({ ...process.env, ROLES: '' });
  const what = { ...whatToRestore(config, { ...values, from: positionals[0] }), withoutLedger };
  const parts = { config, what, now: () => performance.now() };
  const restored = await (values.rehearse ? rehearse(parts) : restoreBackup(parts)).catch(failInWords);
  rehearsalLines(restored).forEach(say);
  if (withoutLedger) say('The ledger of erasures was not required: what people have had erased may be back in it.');
  if (!values.rehearse)
    say(`They are in ${resolve(config.DATA_DIR)}. The next start makes the read models from the events.`);
};

const rehearse = async (parts: Parameters<typeof restoreBackup>[0]) => {
  const folder = await makeTemporaryFolder('rehearsal');
  return rehearseRestore({ ...parts, folder }).finally(() => rm(folder, { recursive: true }));
};

/** Those of stores that do not fit say themselves what to do. */
const failInWords = (fault: unknown): never => {
  const saysItself =
    fault instanceof Error && ['UnfitStoreFault', 'KeyVaultFault', 'DataDirFault'].includes(fault.name);
  throw saysItself ? fault : backupFaultOf(fault);
};

type Given = Readonly<{ from: string | undefined; keys?: string | undefined; at?: string | undefined }>;

const whatToRestore = (config: SharedConfig, { from, keys, at }: Given): WhatToRestore => {
  const places = backupPlacesOf(config);
  const what = { data: from ?? places?.data, keys: keys ?? places?.keys };
  if (what.data === undefined || what.keys === undefined) throw new UsageFault(usage);
  return { data: what.data, keys: what.keys, at: at ?? null };
};

const parseOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        keys: { type: 'string' },
        at: { type: 'string' },
        rehearse: { type: 'boolean' },
        'without-ledger': { type: 'boolean' },
      },
    });
  } catch {
    throw new UsageFault(usage);
  }
};

process.umask(0o077);
await runCommand(run, [BackupFault]);
