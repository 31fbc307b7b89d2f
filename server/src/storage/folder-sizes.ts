import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageAnswer } from '@ecrin/contracts/operation/operation.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';

type Folders = NonNullable<StorageAnswer['folders']>;
type FolderName = Folders['items'][number]['name'];

/** Walking millions of recordings takes a while, and their sum changes slowly. */
const freshMs = 10 * 60_000;
/** How long a request waits for a first walk. */
const patienceMs = 1_500;

/** By the first folder of a client's blobs. */
const blobKinds: Readonly<Record<string, FolderName>> = {
  audio: 'recordings',
  recordings: 'uploads',
  picture: 'pictures',
  'orb-picture': 'pictures',
};
const topFolders: Readonly<Record<string, FolderName>> = {
  outbox: 'outbox',
  'speech-model': 'models',
  'language-model': 'models',
  'embedding-model': 'models',
};

/** `path`: folders below the data folder, from the outside in. Databases and other files that lie in the data folder itself are counted elsewhere. */
const folderOf = ([top = '', _owner, kind = '']: readonly string[]): FolderName =>
  (top === 'blobs' ? blobKinds[kind] : topFolders[top]) ?? 'others';

type Sizes = Map<FolderName, Readonly<{ bytes: number; files: number }>>;

const addFile = async (file: string, folder: FolderName, sizes: Sizes): Promise<void> => {
  // One that was just removed counts for nothing.
  const found = await stat(file).catch(() => null);
  if (!found) return;
  const { bytes, files } = sizes.get(folder) ?? { bytes: 0, files: 0 };
  sizes.set(folder, { bytes: bytes + found.size, files: files + 1 });
};

/** One entry after the other: it leaves the disk to whoever waits for it. */
const walk = async (dir: string, path: readonly string[], sizes: Sizes): Promise<void> => {
  const entries = await opendir(join(dir, ...path)).catch(() => null);
  if (!entries) return;
  for await (const entry of entries) {
    const inner = [...path, entry.name];
    if (entry.isDirectory()) await walk(dir, inner, sizes);
    else if (path.length > 0) await addFile(join(dir, ...inner), folderOf(path), sizes);
  }
};

const measure = async (dir: string, clock: Clock): Promise<Folders> => {
  const sizes: Sizes = new Map();
  await walk(dir, [], sizes);
  const items = [...sizes].map(([name, size]) => ({ name, ...size }));
  return { measuredAt: clock.now().toISOString(), items: items.toSorted((one, other) => other.bytes - one.bytes) };
};

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** The folders of a data folder by what is in them, measured again when a figure is asked for that is ten minutes old; null while the first walk is under way. */
export const createFolderSizes = (dir: string, clock: Clock): (() => Promise<Folders | null>) => {
  let known: Folders | null = null;
  let walking: Promise<Folders | null> | null = null;
  const begin = async (): Promise<Folders | null> => {
    known = await measure(dir, clock).catch(() => known);
    walking = null;
    return known;
  };
  return async () => {
    const isFresh = known && clock.now().getTime() - Date.parse(known.measuredAt) < freshMs;
    if (isFresh) return known;
    walking ??= begin();
    return known ?? Promise.race([walking, after(patienceMs)]);
  };
};
