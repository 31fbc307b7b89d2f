import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { backupTimeOf, deleteManifest, listBackups, listObjects, objectName, readManifest } from './backup-manifest.ts';
import { keptBackups, type Keeping } from './kept-backups.ts';

/** Deletes the backups that are no longer kept, and every content that none of the others has, such as those of a backup that was not completed. */
export const dropBackups = async (place: BackupPlace, keeping: Keeping): Promise<void> => {
  const ids = await listBackups(place);
  const kept = keptBackups(ids.map(backupTimeOf), keeping);
  const isKept = (id: string): boolean => kept.has(backupTimeOf(id));
  for (const id of ids) if (!isKept(id)) await deleteManifest(place, id);
  await deleteUnneeded(place);
};

/** Every content that no backup has. */
export const deleteUnneeded = async (place: BackupPlace): Promise<void> => {
  const needed = await objectsOf(place, await listBackups(place));
  for (const name of (await listObjects(place)).keys()) if (!needed.has(name)) await place.delete(name);
};

const objectsOf = async (place: BackupPlace, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  for (const id of ids) for (const file of (await readManifest(place, id))?.files ?? []) names.add(objectName(file));
  return names;
};
