import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type {
  JournalEntry,
  JournalFacts,
  JournalFile,
  JournalOptions,
  UnreadableJournal,
} from '#ports/journal-reader.ts';

export type ThreadOrder = Omit<JournalFile, 'piece'> & Readonly<{ options: JournalOptions }>;
/** It asks for a piece, hands entries over, or ends. */
export type FromThread =
  | Readonly<{ piece: number }>
  | Readonly<{ entries: readonly JournalEntry[]; source: JournalSource }>
  | Readonly<{ facts: JournalFacts }>
  | Readonly<{ refused: UnreadableJournal }>;
/** A piece; null once entries were taken. */
export type ToThread = Uint8Array | null;
