import type { JournalSource, LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { chunkBlobPrefix } from '#audio/audio-blob-names.ts';
import type { SealedBlobs } from '#crypto/sealed-blobs.ts';
import { asStream } from '#ports/blob-store.ts';
import type { JournalEntry, OwnGoal, OwnStory } from '#ports/journal-reader.ts';

type Blobs = Pick<SealedBlobs, 'put' | 'read' | 'list' | 'delete'>;
/** Whose import it is. */
export type OwnedImport = Readonly<{ ownerId: string; importId: string }>;

const prefixOf = (importId: string): string => `imports/${importId}/`;
const pageName = (importId: string, page: number): string => `${prefixOf(importId)}${String(page).padStart(6, '0')}`;

/** Entries of a file that was read, some at a time, sealed with the key of their owner until they are brought. */
export const writeImportPage = async (
  blobs: Blobs,
  { ownerId, importId }: OwnedImport,
  { page, entries }: Readonly<{ page: number; entries: readonly JournalEntry[] }>,
): Promise<void> => {
  await blobs.put(ownerId, pageName(importId, page), asStream(Buffer.from(JSON.stringify(entries))));
};

/** null: there is no such page, or it is gone. */
export const readImportPage = async (
  blobs: Blobs,
  { ownerId, importId }: OwnedImport,
  page: number,
): Promise<readonly JournalEntry[] | null> =>
  // Cast: written by `writeImportPage`, and nothing else can seal it.
  (await readJson(blobs, ownerId, pageName(importId, page))) as readonly JournalEntry[] | null;

const readJson = async (blobs: Blobs, ownerId: string, name: string): Promise<unknown> => {
  const content = await blobs.read(ownerId, name);
  if (!content) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
};

/** What is said of a file that was read, for when its import starts. `pictures`, `sounds`: how many are in it, to be brought. `goals`, `stories`: how many of each. `timeZone`: the account's, as the preview showed it. */
export type ImportFacts = Readonly<{
  name: string;
  source: JournalSource;
  entries: number;
  /** Absent in what was read before it was stored. */
  timeZone?: string | undefined;
  pictures?: number | undefined;
  sounds?: number | undefined;
  goals?: number | undefined;
  stories?: number | undefined;
  leftOut?: readonly Readonly<{ reason: LeftOutReason; count: number }>[] | undefined;
}>;

/** Written last: without it the file was not read to its end. */
export const writeImportFacts = async (
  blobs: Blobs,
  { ownerId, importId }: OwnedImport,
  facts: ImportFacts,
): Promise<void> => {
  const { name, source, entries, timeZone, pictures = 0, sounds = 0, goals, stories, leftOut } = facts;
  const kept: ImportFacts = { name, source, entries, timeZone, pictures, sounds, goals, stories, leftOut };
  const content = Buffer.from(JSON.stringify(kept));
  await blobs.put(ownerId, `${prefixOf(importId)}facts`, asStream(content));
};
export const readImportFacts = async (blobs: Blobs, { ownerId, importId }: OwnedImport): Promise<ImportFacts | null> =>
  // Cast: as above.
  (await readJson(blobs, ownerId, `${prefixOf(importId)}facts`)) as ImportFacts | null;

/** What an archive is made from that is on its way, so that its rest is asked for of the same. */
export const writeFetchTag = async (blobs: Blobs, { ownerId, importId }: OwnedImport, tag: string): Promise<void> => {
  await blobs.put(ownerId, `${prefixOf(importId)}tag`, asStream(Buffer.from(JSON.stringify(tag))));
};
export const readFetchTag = async (blobs: Blobs, { ownerId, importId }: OwnedImport): Promise<string | null> =>
  // Cast: as above.
  (await readJson(blobs, ownerId, `${prefixOf(importId)}tag`)) as string | null;

/** What was read besides the entries, until all of these were brought. */
const writeList = async (blobs: Blobs, { ownerId, importId }: OwnedImport, [name, list]: NamedList): Promise<void> => {
  if (list.length > 0)
    await blobs.put(ownerId, `${prefixOf(importId)}${name}`, asStream(Buffer.from(JSON.stringify(list))));
};
type NamedList = readonly ['goals' | 'stories', readonly unknown[]];
const readList = async (blobs: Blobs, { ownerId, importId }: OwnedImport, name: NamedList[0]): Promise<unknown> =>
  (await readJson(blobs, ownerId, `${prefixOf(importId)}${name}`)) ?? [];

export const writeImportGoals = (blobs: Blobs, which: OwnedImport, goals: readonly OwnGoal[]): Promise<void> =>
  writeList(blobs, which, ['goals', goals]);
export const readImportGoals = async (blobs: Blobs, which: OwnedImport): Promise<readonly OwnGoal[]> =>
  // Cast: as above.
  (await readList(blobs, which, 'goals')) as readonly OwnGoal[];
export const writeImportStories = (blobs: Blobs, which: OwnedImport, stories: readonly OwnStory[]): Promise<void> =>
  writeList(blobs, which, ['stories', stories]);
export const readImportStories = async (blobs: Blobs, which: OwnedImport): Promise<readonly OwnStory[]> =>
  // Cast: as above.
  (await readList(blobs, which, 'stories')) as readonly OwnStory[];

const deleteAll = async (blobs: Blobs, ownerId: string, prefix: string): Promise<void> => {
  for (const { name } of await Array.fromAsync(blobs.list(ownerId, prefix))) await blobs.delete(ownerId, name);
};

/** The entries that were read. */
export const deleteImportPages = (blobs: Blobs, { ownerId, importId }: OwnedImport): Promise<void> =>
  deleteAll(blobs, ownerId, prefixOf(importId));
/** The file as it was sent, in pieces like those of a recording. */
export const deleteImportFile = (blobs: Blobs, { ownerId, importId }: OwnedImport): Promise<void> =>
  deleteAll(blobs, ownerId, chunkBlobPrefix(importId));
