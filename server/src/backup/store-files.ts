import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { BackupPlace } from '@ecrin/platform/ports/backup-place.ts';
import { listBackups, listObjects, objectName, readManifest, type BackedUpFile } from './backup-manifest.ts';

/** `isFinal`: never changed in place, so that name, size and time say whether it is known. */
export type FileToStore = Readonly<{ name: string; path: string; isFinal: boolean }>;

/** What a place has already. */
type Known = Readonly<{ files: ReadonlyMap<string, BackedUpFile>; objects: Map<string, number> }>;

export const knownIn = async (place: BackupPlace): Promise<Known> => {
  const newest = (await listBackups(place)).at(-1);
  const manifest = newest === undefined ? null : await readManifest(place, newest);
  return {
    files: new Map(manifest?.files.map((file) => [file.name, file])),
    objects: new Map(await listObjects(place)),
  };
};

/** Stores what the place does not have. null: the file was deleted since it was listed. */
export const storeFile = async (
  { name, path, isFinal }: FileToStore,
  place: BackupPlace,
  { files, objects }: Known,
): Promise<BackedUpFile | null> => {
  const opened = await open(path).catch(nullIfMissing);
  if (!opened) return null;
  try {
    const { size: bytes, mtimeMs } = await opened.stat();
    const modifiedMs = isFinal ? mtimeMs : null;
    const before = files.get(name);
    const isSame = isFinal && before?.bytes === bytes && before.modifiedMs === modifiedMs;
    const sha256 = isSame ? before.sha256 : await checksumOf(piecesOf(opened));
    const object = objectName({ sha256 });
    if (objects.get(object) !== bytes) {
      await place.put(object, piecesOf(opened));
      objects.set(object, bytes);
    }
    return { name, bytes, sha256, modifiedMs };
  } finally {
    await opened.close();
  }
};

/** Of one handle: a file that is replaced meanwhile does not mix with the one that was opened. */
const piecesOf = (file: FileHandle): AsyncIterable<Uint8Array> =>
  file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>;

const checksumOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
};

const nullIfMissing = (fault: unknown): null => {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
  throw fault;
};
