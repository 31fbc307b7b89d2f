import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rewriteDatabase } from '@ecrin/platform/adapters/sqlite/rewrite-database.ts';
import { thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { listBackups, readManifest, writeManifest, type BackedUpFile } from './backup-manifest.ts';
import { deleteUnneeded } from './drop-backups.ts';
import { restoreFile } from './restore-backup.ts';
import { knownIn, storeFile } from './store-files.ts';

export const keyDatabase = 'keys.db';

/** Takes keys out of a key database that no server uses. False: there was none of them. */
type TakeKeys = (path: string) => boolean;

/** `drafts`: a folder of its own, which is removed. */
type Erasing = Readonly<{ take: TakeKeys; drafts: string }>;

/** Writes every backup of keys again without these keys: the content first, then the list that names it, then the former content goes. May be repeated. */
export const eraseKeyCopies = async (place: BackupPlace, { drafts, take }: Erasing): Promise<void> => {
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const rewritten = new Map<string, BackedUpFile>();
  try {
    for (const id of await listBackups(place)) {
      const files = (await readManifest(place, id))?.files ?? [];
      const after: BackedUpFile[] = [];
      for (const file of files) {
        const known = rewritten.get(file.sha256);
        const kept = file.name === keyDatabase ? (known ?? (await withoutKeys(place, file, { drafts, take }))) : file;
        rewritten.set(file.sha256, kept);
        after.push(kept);
      }
      if (after.some(({ sha256 }, index) => sha256 !== files[index]?.sha256))
        await writeManifest(place, { id, files: after });
    }
    await deleteUnneeded(place);
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
};

/** The same file where it has none of them. */
const withoutKeys = async (
  place: BackupPlace,
  file: BackedUpFile,
  { drafts, take }: Erasing,
): Promise<BackedUpFile> => {
  const path = join(drafts, keyDatabase);
  await rm(path, { force: true });
  await restoreFile(place, file, drafts);
  if (!take(path)) return file;
  return (await storeFile({ name: keyDatabase, path, isFinal: false }, place, await knownIn(place))) ?? file;
};

const changing = (path: string, change: (db: DatabaseSync) => number): boolean => {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma secure_delete = on');
    const changes = change(db);
    if (changes > 0) rewriteDatabase(db);
    return changes > 0;
  } finally {
    db.close();
  }
};

/** Of accounts, with the secrets of their thoughts. A destroyed key leaves a row without a key. `at`: ISO 8601. */
export const forgetKeys =
  ({ owners, at }: Readonly<{ owners: readonly string[]; at: string }>): TakeKeys =>
  (path) =>
    changing(path, (db) => {
      const forget = db.prepare(`
        insert into keys (owner, version, wrapped, made_at, destroyed_at) values (?1, 0, null, ?2, ?2)
        on conflict (owner) do update set version = 0, wrapped = null, destroyed_at = ?2 where wrapped is not null
      `);
      const names = owners.flatMap((owner) => [owner, thoughtSecretOf(owner)]);
      return names.reduce((sum, name) => sum + Number(forget.run(name, at).changes), 0);
    });

/**
 * Secrets of thoughts become what they are in `current`, the keys of today: those of fewer thoughts, since each change took some away. A secret that
 * `current` does not have stays.
 */
export const takeThoughtKeys =
  ({ owners, current }: Readonly<{ owners: readonly string[]; current: string }>): TakeKeys =>
  (path) =>
    changing(path, (db) => {
      db.prepare('attach ? as today').run(current);
      const take = db.prepare(`
        update keys set version = today.version, wrapped = today.wrapped from today.keys as today
        where keys.owner = ? and today.owner = keys.owner and today.wrapped is not null and keys.wrapped <> today.wrapped
      `);
      const changes = owners.reduce((sum, owner) => sum + Number(take.run(thoughtSecretOf(owner)).changes), 0);
      db.exec('detach today');
      return changes;
    });
