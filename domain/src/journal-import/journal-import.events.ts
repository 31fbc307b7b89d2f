import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Mood } from '#thought/thought.vocabulary.ts';
import type { FetchOutcome, ImportPart, JournalSource, LeftOutReason } from './journal-import.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** What the person chose on the preview, in words of their file. `moods`: which mood each name of the source means. */
export type ImportChoice = Readonly<{
  leftYears: readonly string[];
  leftJournals: readonly string[];
  /** Absent: none. */
  leftParts?: readonly ImportPart[];
  keepDuplicates: boolean;
  moods: Readonly<Record<string, Mood>>;
}>;

/** `entries`: how many the file has. `understand`: whether they are to be analysed once they are there. `leftOut`: what of the file could not come; absent: it was not kept yet. */
export type JournalImportStarted = DomainEvent<
  'JournalImportStarted',
  {
    importId: string;
    ownerId: string;
    source: JournalSource;
    entries: number;
    understand: boolean;
    language: Language;
    startedAt: string;
    leftOut?: readonly Readonly<{ reason: LeftOutReason; count: number }>[];
  },
  { fileName: string; choice: ImportChoice }
>;
export type JournalImportPaused = DomainEvent<'JournalImportPaused', { importId: string; pausedAt: string }, null>;
export type JournalImportResumed = DomainEvent<'JournalImportResumed', { importId: string; resumedAt: string }, null>;
/** `thoughts`: how many it brought; the others of the file were left out. `pictures`, `sounds`: with them; `first`: the earliest of them. Absent: not counted yet, or none. */
export type JournalImportEnded = DomainEvent<
  'JournalImportEnded',
  { importId: string; thoughts: number; endedAt: string; pictures?: number; sounds?: number; first?: string },
  null
>;
/** What it brought goes, and what it would still have brought does not come. */
export type JournalImportUndone = DomainEvent<'JournalImportUndone', { importId: string; undoneAt: string }, null>;

/** The archive of an account in another écrin is to be brought here, in place of a file that is sent. `bytes`: about how long it is. `publicKey`: of what signs there. */
export type JournalFetchAsked = DomainEvent<
  'JournalFetchAsked',
  { importId: string; ownerId: string; bytes: number; publicKey: string; askedAt: string },
  { address: string }
>;
export type JournalFetchEnded = DomainEvent<
  'JournalFetchEnded',
  { importId: string; outcome: FetchOutcome; endedAt: string },
  null
>;
export type JournalFetchEvent = JournalFetchAsked | JournalFetchEnded;

/** In the stream `journal-import-<clientId>`: all imports of one client. */
export type JournalImportEvent =
  | JournalImportStarted
  | JournalImportPaused
  | JournalImportResumed
  | JournalImportEnded
  | JournalImportUndone
  | JournalFetchEvent;
