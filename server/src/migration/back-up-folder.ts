import { existsSync, readdirSync } from 'node:fs';
import { chmod, constants, copyFile, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolders, syncFolder } from '@ecrin/platform/adapters/blob-store/durable-file.ts';
import { listFiles } from '@ecrin/platform/adapters/blob-store/list-files.ts';

/** The message is a sentence for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

type Folders = Readonly<{ from: string; to: string; keysTo: string; say: (line: string) => void }>;

/**
 * In this order a copy made while the server runs is consistent: trigger checkpoints are never ahead of the events, and keys, accounts and
 * recordings are never behind them. Read models are left out: they are rebuilt from the events.
 */
const files = ['workflows.db', 'events.db', 'access.db', 'messages.db'] as const;

/** Copies a data folder while a server uses it: data to one folder, keys to another. Throws `BackupFault`. */
export const backUpFolder = async (given: Folders): Promise<void> => {
  const { from, to, keysTo, say } = checkFolders(given);
  for (const folder of [to, keysTo]) await makeFolders(folder);
  for (const file of files) if (existsSync(join(from, file))) await copyDatabase(join(from, file), join(to, file));
  say(`Events, accounts, queued messages and active workflows are in ${to}`);
  await copyKeys(from, keysTo, say);
  say(`Recordings and pictures: ${await copyBlobs(join(from, 'blobs'), join(to, 'blobs'))} are in ${to}`);
  for (const folder of [to, keysTo]) await syncFolder(folder);
};

const checkFolders = ({ say, ...given }: Folders): Folders => {
  const [from, to, keysTo] = [resolve(given.from), resolve(given.to), resolve(given.keysTo)];
  if (!existsSync(join(from, 'events.db')))
    throw new BackupFault(`There are no events in ${from}. Set DATA_DIR to the folder to back up.`);
  for (const folder of [to, keysTo]) requireEmpty(folder);
  if (to === keysTo)
    throw new BackupFault('Keys must go to a separate folder: whoever has both copies can read everything.');
  return { from, to, keysTo, say };
};

const copyKeys = async (from: string, to: string, say: Folders['say']): Promise<void> => {
  await copyDatabase(join(from, 'keys.db'), join(to, 'keys.db'));
  if (existsSync(join(from, 'master.key'))) await copyAndSync(join(from, 'master.key'), join(to, 'master.key'));
  else say('There is no master.key in the folder: store MASTER_KEY with the keys.');
  say(`Keys are in ${to}`);
};

const requireEmpty = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupFault(`${folder} is not empty. Each backup needs an empty folder.`);
};

/** A snapshot, whatever is written meanwhile; its integrity is checked afterwards. */
const copyDatabase = async (from: string, to: string): Promise<void> => {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
  await chmod(to, 0o600);
  await sync(to);
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    const [answer] = Object.values(copy.prepare('pragma quick_check(1)').get() ?? {});
    if (answer !== 'ok') throw new BackupFault(`${from} is damaged: the copy fails SQLite’s integrity check.`);
  } finally {
    copy.close();
  }
};

const copyBlobs = async (from: string, to: string): Promise<number> => {
  let count = 0;
  for await (const { file } of listFiles(from, '')) {
    const target = join(to, file);
    await makeFolders(dirname(target));
    // It may have been deleted since it was listed.
    count += await copyAndSync(join(from, file), target).then(() => 1, ignoreMissing);
  }
  return count;
};

const ignoreMissing = (fault: unknown): number => {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return 0;
  throw fault;
};

const copyAndSync = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  await sync(to);
};

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};
