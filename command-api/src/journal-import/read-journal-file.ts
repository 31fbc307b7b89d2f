import type { FilePreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import {
  deleteImportPages,
  writeImportFacts,
  writeImportGoals,
  writeImportPage,
  writeImportStories,
  type OwnedImport,
} from '@ecrin/platform/journal-import/import-pages.ts';
import type {
  JournalFile,
  JournalOptions,
  JournalReader,
  UnreadableJournal,
} from '@ecrin/platform/ports/journal-reader.ts';
import { createPreview, type FindDuplicates } from './preview.ts';

export type ReadingServices = Readonly<{
  blobs: SealedBlobs;
  journalReader: JournalReader;
  findDuplicates: FindDuplicates;
}>;
type Asked = Readonly<{ which: OwnedImport; file: JournalFile; options: JournalOptions }>;

/** Keeps what a file has in pages until it is brought, and says what is in it. `refused`: it cannot be read, and nothing of it is kept. */
export const readJournalFile = async (
  { blobs, journalReader, findDuplicates }: ReadingServices,
  { which, file, options }: Asked,
): Promise<FilePreview | Readonly<{ refused: UnreadableJournal }>> => {
  await deleteImportPages(blobs, which);
  const preview = createPreview({ ownerId: which.ownerId, findDuplicates });
  const read = await journalReader({
    file,
    options,
    onEntries: async (entries, source) => {
      await writeImportPage(blobs, which, { page: preview.pages(), entries });
      await preview.add(entries, source);
    },
  });
  if ('refused' in read) {
    await deleteImportPages(blobs, which);
    return read;
  }
  const { importId } = which;
  const shown = preview.show({ importId, name: file.name, bytes: file.size, timeZone: options.timeZone, facts: read });
  await writeImportGoals(blobs, which, read.goals);
  await writeImportStories(blobs, which, read.stories);
  // Stories are brought last: the file is needed for theirs too.
  const ofStories = read.stories.flatMap(({ pictures = [] }) => pictures).length;
  await writeImportFacts(blobs, which, { ...shown, pictures: (shown.pictures ?? 0) + ofStories });
  return shown;
};
