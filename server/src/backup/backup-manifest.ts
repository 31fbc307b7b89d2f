import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { z } from 'zod';

/** `modifiedMs`: of a file that is never changed in place, by which the next backup knows it again; null: of one that is always copied. */
const backedUpFile = z.object({
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  modifiedMs: z.number().nullable(),
});
export type BackedUpFile = z.infer<typeof backedUpFile>;

/** What one backup consists of. Its id is the moment it was begun at; a backup exists once this does. */
export type BackupManifest = Readonly<{ id: string; files: readonly BackedUpFile[] }>;

const folder = 'backups/';
const suffix = '.ndjson';

/** Contents are kept once, under their checksum. */
const objectFolder = 'objects/';
export const objectName = ({ sha256 }: Pick<BackedUpFile, 'sha256'>): string =>
  `${objectFolder}${sha256.slice(0, 2)}/${sha256}`;

/** `2026-11-27T03-00-00.000Z`: a name of a file everywhere, in the order of time. */
export const backupIdAt = (now: Date): string => now.toISOString().replaceAll(':', '-');
export const backupTimeOf = (id: string): string => id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

export const writeManifest = ({ put }: BackupPlace, { id, files }: BackupManifest): Promise<void> =>
  put(`${folder}${id}${suffix}`, asStream(Buffer.from(files.map((file) => `${JSON.stringify(file)}\n`).join(''))));

/** null: there is none. */
export const readManifest = async ({ read }: BackupPlace, id: string): Promise<BackupManifest | null> => {
  const content = await read(`${folder}${id}${suffix}`);
  if (!content) return null;
  const lines = Buffer.concat(await Array.fromAsync(content))
    .toString()
    .split('\n');
  return { id, files: lines.filter((line) => line !== '').map((line) => backedUpFile.parse(JSON.parse(line))) };
};

export const deleteManifest = (place: BackupPlace, id: string): Promise<void> =>
  place.delete(`${folder}${id}${suffix}`);

/** Ids, the oldest first. */
export const listBackups = async ({ list }: BackupPlace): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { name } of list(folder))
    if (name.endsWith(suffix)) ids.push(name.slice(folder.length, -suffix.length));
  return ids.toSorted();
};

/** Names and sizes of all contents. */
export const listObjects = async ({ list }: BackupPlace): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  for await (const { name, bytes } of list(objectFolder)) found.set(name, bytes);
  return found;
};
