import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import type { ImportPart } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';
import { entryHash } from '@ecrin/platform/journal-import/entry-hash.ts';
import { readImportPage } from '@ecrin/platform/journal-import/import-pages.ts';
import { hasAnything } from '@ecrin/platform/journal-import/source.ts';
import type { JournalEntry } from '@ecrin/platform/ports/journal-reader.ts';

/** An entry with the thought it becomes, the same each time. `entry`: as in `ThoughtOrigin`. */
export type EntryToBring = JournalEntry & Readonly<{ thoughtId: string; entry: string | null }>;
type Page = JournalImport & Readonly<{ importId: string; page: number }>;

/** Whether the person left it out of everything. */
export const isLeft = (choice: JournalImport['choice'], part: ImportPart): boolean =>
  choice?.leftParts?.includes(part) === true;

/** The entries of a page that the person did not leave out. */
export const chosenEntries = (
  entries: readonly JournalEntry[],
  { importId, page, startedAt, source, choice }: Page,
): readonly EntryToBring[] =>
  entries
    .map((found, at) => ({
      ...found,
      ...(isLeft(choice, 'tags') && { tags: [] }),
      ...(isLeft(choice, 'pictures') && { pictures: [] }),
      ...(isLeft(choice, 'sounds') && { spoken: undefined }),
      thoughtId: derivedId(`journal-import/${importId}/${page}/${at}`, startedAt),
      entry: entryHash(source, found.sourceId),
    }))
    .filter(
      ({ occurredAt, timeZone, journal, ...entry }) =>
        !choice?.leftYears.includes(calendarDay(occurredAt, timeZone).slice(0, 4)) &&
        !(journal !== null && choice?.leftJournals.includes(journal)) &&
        // Without what stays out nothing may be left of them.
        hasAnything(entry),
    );

export type OfImport = Readonly<{ ownerId: string; importId: string; running: JournalImport }>;

/** All of them, a page in memory at a time. */
export async function* allChosenEntries(
  blobs: SealedBlobs,
  { running, ...which }: OfImport,
): AsyncGenerator<EntryToBring> {
  for (let page = 0; ; page += 1) {
    const entries = await readImportPage(blobs, which, page);
    if (!entries) return;
    yield* chosenEntries(entries, { ...running, ...which, page });
  }
}
