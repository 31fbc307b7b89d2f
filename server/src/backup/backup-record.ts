import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupState } from '@ecrin/contracts/operation/operation.ts';
import { renameDurably, writeDurably } from '@ecrin/platform/adapters/blob-store/durable-file.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { z } from 'zod';

/** How backups of a data folder went, in `backups.json`. `since`: when they were first to be made. */
const backupRecord = backupState.omit({ data: true, keys: true }).extend({ since: z.string() });
export type BackupRecord = z.infer<typeof backupRecord>;

const fileIn = (dir: string): string => join(dir, 'backups.json');

/** null: there is none, or it cannot be read: nothing but figures is lost with it. */
export const readBackupRecord = async (dir: string): Promise<BackupRecord | null> => {
  const text = await readFile(fileIn(dir), 'utf8').catch(() => null);
  try {
    return text === null ? null : (backupRecord.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
};

export const changeBackupRecord = async (
  dir: string,
  now: string,
  changes: Partial<BackupRecord>,
): Promise<BackupRecord> => {
  const before = await readBackupRecord(dir);
  const empty: BackupRecord = { since: now, lastGood: null, lastFailure: null, lastRehearsal: null };
  const after = { ...(before ?? empty), ...changes };
  const draft = `${fileIn(dir)}.partial`;
  await rm(draft, { force: true });
  await writeDurably(draft, asStream(Buffer.from(JSON.stringify(after))));
  await renameDurably(draft, fileIn(dir));
  return after;
};
