import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rewriteDatabase } from '@ecrin/platform/adapters/sqlite/rewrite-database.ts';
import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { listBackups, readManifest, writeManifest, type BackedUpFile } from './backup-manifest.ts';
import { deleteUnneeded } from './drop-backups.ts';
import { restoreFile } from './restore-backup.ts';
import { knownIn, storeFile } from './store-files.ts';

export const keyDatabase = 'keys.db';

/** `drafts`: a folder of its own, which is removed. `owners`: whose keys are erased. `at`: ISO 8601. */
export type Erasing = Readonly<{ owners: readonly string[]; at: string; drafts: string }>;

/** Writes every backup of keys again without these keys: the content first, then the list that names it, then the former content goes. May be repeated. */
export const eraseKeyCopies = async (place: BackupPlace, { drafts, ...erased }: Erasing): Promise<void> => {
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const rewritten = new Map<string, BackedUpFile>();
  try {
    for (const id of await listBackups(place)) {
      const files = (await readManifest(place, id))?.files ?? [];
      const after: BackedUpFile[] = [];
      for (const file of files) {
        const known = rewritten.get(file.sha256);
        const kept =
          file.name === keyDatabase ? (known ?? (await withoutKeys(place, file, { drafts, ...erased }))) : file;
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
  { drafts, ...erased }: Erasing,
): Promise<BackedUpFile> => {
  const path = join(drafts, keyDatabase);
  await rm(path, { force: true });
  await restoreFile(place, file, drafts);
  if (!forgetKeys(path, erased)) return file;
  return (await storeFile({ name: keyDatabase, path, isFinal: false }, place, await knownIn(place))) ?? file;
};

/** In a key database that no server uses. A destroyed key leaves a row without a key. False: there was none of them. */
export const forgetKeys = (path: string, { owners, at }: Omit<Erasing, 'drafts'>): boolean => {
  const db = new DatabaseSync(path);
  try {
    db.exec('pragma secure_delete = on');
    const forget = db.prepare(`
      insert into keys (owner, version, wrapped, made_at, destroyed_at) values (?1, 0, null, ?2, ?2)
      on conflict (owner) do update set version = 0, wrapped = null, destroyed_at = ?2 where wrapped is not null
    `);
    const changes = owners.reduce((sum, owner) => sum + Number(forget.run(owner, at).changes), 0);
    if (changes > 0) rewriteDatabase(db);
    return changes > 0;
  } finally {
    db.close();
  }
};
