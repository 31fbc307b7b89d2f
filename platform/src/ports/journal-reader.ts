import type { LeftOutReason, TableColumns } from '@ecrin/contracts/journal-import/journal-import.ts';
import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';

/** One entry of another journal. `hourless`: only its day is known, `zoneless`: the source has no zone and the account's was taken. `mood`: in the source's words. */
export type JournalEntry = Readonly<{
  occurredAt: string;
  timeZone: string;
  zoneless: boolean;
  hourless: boolean;
  text: string;
  /** Its id in the source; null: it has none. */
  sourceId: string | null;
  journal: string | null;
  mood: string | null;
  tags: readonly string[];
}>;
export type Counts = ReadonlyMap<string, number>;

/** What a file is, beside its entries. `senders`: of a chat, `columns`: of a table. */
export type JournalFacts = Readonly<{
  source: JournalSource;
  leftOut: ReadonlyMap<LeftOutReason, number>;
  senders: Counts;
  me: string | null;
  columns: Readonly<{ all: readonly string[]; chosen: TableColumns }> | null;
}>;

/** `timeZone`: of the account, for a source without one. */
export type JournalOptions = Readonly<{ timeZone: string; me: string | null; columns: TableColumns | null }>;

/** `size` in bytes; `piece` reads one of equal length, but for the last. */
export type JournalFile = Readonly<{
  name: string;
  size: number;
  pieceBytes: number;
  piece: (seq: number) => Promise<Uint8Array>;
}>;

export type UnreadableJournal =
  | 'import.unknown'
  | 'import.damaged'
  | 'import.encrypted'
  | 'import.unsafe'
  | 'import.too-large'
  | 'import.too-many';

export type ReadJournal = Readonly<{
  file: JournalFile;
  options: JournalOptions;
  /** Gets the entries, some at a time, in the order of the file. */
  onEntries: (entries: readonly JournalEntry[]) => Promise<void>;
}>;
/** Reads a file of another journal, outside the thread that answers. */
export type JournalReader = (asked: ReadJournal) => Promise<JournalFacts | Readonly<{ refused: UnreadableJournal }>>;
