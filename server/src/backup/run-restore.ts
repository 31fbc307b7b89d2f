import { resolve } from 'node:path';
import { lockDataDir } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { BackupFault, type BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import type { SharedConfig } from '#config/config.ts';
import { applyErasures } from './apply-erasures.ts';
import type { BackedUpFile } from './backup-manifest.ts';
import { listErasures, readErasureCount } from './erasure-ledger.ts';
import { openBackupPlace } from './open-places.ts';
import { readThoughts, type ReadThoughts } from './read-thoughts.ts';
import {
  checkFile,
  completeRestore,
  findBackup,
  requireEmptyFolder,
  restoreFile,
  restoringFolder,
} from './restore-backup.ts';

/** `at`: of which day or moment; null: the newest. `withoutLedger`: also where erasures may be missing in it, so that what was erased comes back. */
export type WhatToRestore = Readonly<{ data: string; keys: string; at: string | null; withoutLedger?: boolean }>;
/** `files`: recordings and pictures. */
export type Restored = ReadThoughts & Readonly<{ id: string; files: number; ms: number }>;

type Parts = Readonly<{ config: SharedConfig; what: WhatToRestore; now: () => number }>;

const isBlob = ({ name }: BackedUpFile): boolean => name.startsWith('blobs/');

/** Puts a backup into an empty data folder, and opens every thought of it. Throws `BackupFault`, `DataDirFault` and faults of stores that do not fit. */
export const restoreBackup = async (parts: Parts): Promise<Restored> => {
  const dir = resolve(parts.config.DATA_DIR);
  requireEmptyFolder(dir);
  const lock = lockDataDir(dir);
  try {
    const restored = await fill({ ...parts, folder: await restoringFolder(dir), useBlob: restoreFile });
    await completeRestore(dir);
    return restored;
  } finally {
    lock.release();
  }
};

/** Does all of it but keep anything: databases lie in `folder` for a while, recordings and pictures are compared with their checksums. */
export const rehearseRestore = (parts: Parts & Readonly<{ folder: string }>): Promise<Restored> =>
  fill({ ...parts, useBlob: checkFile });

type Filling = Parts &
  Readonly<{ folder: string; useBlob: (place: BackupPlace, file: BackedUpFile, into: string) => Promise<void> }>;

const fill = async ({ config, what, now, folder, useBlob }: Filling): Promise<Restored> => {
  const startedAt = now();
  const ledger = await fromPlace(what.keys, { config, masterKeyIn: folder }, async (keys) => {
    // The newest: a key that was destroyed since is not there, and what it sealed stays closed.
    for (const file of (await findBackup(keys, null)).files) await restoreFile(keys, file, folder);
    return { entries: await listErasures(keys), count: await readErasureCount(keys) };
  });
  const { id, files } = await fromPlace(what.data, { config, masterKeyIn: folder }, async (data) => {
    const found = await findBackup(data, what.at);
    if (!what.withoutLedger) requireLedger(what.keys, { ...ledger, least: await readErasureCount(data) });
    for (const file of found.files)
      await (isBlob(file) ? useBlob(data, file, folder) : restoreFile(data, file, folder));
    return found;
  });
  const masterKey = config.MASTER_KEY ?? null;
  await applyErasures(folder, masterKey, ledger.entries);
  const read = await readThoughts(folder, masterKey);
  return { ...read, id, files: files.filter(isBlob).length, ms: now() - startedAt };
};

type FoundLedger = Readonly<{ entries: readonly unknown[]; count: number | null; least: number | null }>;

/** Throws `BackupFault` of kind `ledger-missing`: what was erased since would be served again. */
const requireLedger = (address: string, { entries, count, least }: FoundLedger): void => {
  const isKept = count !== null || entries.length > 0;
  const known = Math.max(count ?? 0, least ?? 0);
  if (isKept && entries.length >= known) return;
  throw new BackupFault(
    'ledger-missing',
    `The ledger of erasures in ${address} is missing or too old (${entries.length} of ${isKept || known > 0 ? known : 'an unknown number of'} erasures): what people have had erased would come back. Name the newest keys with --keys, or restore all the same with --without-ledger.`,
  );
};

const fromPlace = async <Result>(
  address: string,
  options: Parameters<typeof openBackupPlace>[1],
  work: (place: BackupPlace) => Promise<Result>,
): Promise<Result> => {
  const place = await openBackupPlace(address, options);
  return work(place).finally(place.close);
};
