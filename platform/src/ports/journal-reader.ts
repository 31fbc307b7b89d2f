import type { TableColumns } from '@ecrin/contracts/journal-import/journal-import.ts';
import type { Provenance } from '@ecrin/contracts/thought/insights.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import type { JournalSource, LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { RevisionCause, StoryPart } from '@ecrin/domain/story/story.vocabulary.ts';
import type { BroughtRecording } from '@ecrin/domain/thought/commands/bring-spoken-thought.ts';
import type { WrittenWording } from '@ecrin/domain/thought/commands/write-thought.ts';
import type { InsightField, StatusLabel } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { ThreadColour } from '@ecrin/domain/thread/thread.vocabulary.ts';

/** Where a file is in an archive, and how many bytes it has there and unpacked. `isBase64`: it stands in a text, which has nothing before it. `inside`: the packed file of the archive that has the text; `offset` counts from where that begins once it is unpacked. `changed`: when it was, by a clock of no known zone, `YYYY-MM-DD HH:MM:SS`. */
export type ZipPlace = Readonly<{
  offset: number;
  packed: number;
  size: number;
  isDeflated: boolean;
  isBase64?: true;
  inside?: ZipPlace;
  changed: string;
}>;
/** A picture of an entry. `path`: in the archive; `place`: null until it was found there. `pictureThere`: its id in Écrin’s own archive. */
export type JournalPicture = Readonly<{
  path: string;
  alt: string;
  keepsMetadata: boolean;
  place: ZipPlace | null;
  pictureThere?: string | undefined;
}>;

/** A recording of a spoken thought. `recordingThere`: its id where it is from; `path`: in the archive, null for a sound that was erased there; `place`: null until it was found, and is as it should be. */
export type JournalSound = Omit<BroughtRecording, 'recordingId'> &
  Readonly<{ recordingThere: string; path: string | null; place: ZipPlace | null }>;
/** `wordings`: those of `BringSpokenThought` as JSON: with the time of each word they are long, and nothing looks at them before they are brought. */
export type JournalSpoken = Readonly<{ sounds: readonly JournalSound[]; wordings: string }>;

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
  /** Marked there, as a favourite or pinned: it is here too. */
  starred?: true | undefined;
  pinned?: true | undefined;
  /** In their order. With some of them there may be no text. */
  pictures?: readonly JournalPicture[];
  /** Paths of what was said with it, in the archive of another program. */
  sounds?: readonly string[];
  /** Only the archive says when, and the sound itself may know better. */
  datedByFile?: true;
  /** How it was spoken: all of its sounds are there. */
  spoken?: JournalSpoken | undefined;
  /** Of Écrin’s own archive: what it says of the thought besides its words. */
  own?: OwnThought;
}>;

/** An insight with where it came from. */
type OwnInsight = Readonly<{ field: InsightField; value: string | readonly string[]; from: Provenance }>;
/** `favorite`: its place in the list; null: it is none. */
export type OwnThought = Readonly<{
  language: Language;
  insights: readonly OwnInsight[];
  status: StatusLabel | null;
  pinned: boolean;
  private: boolean;
  withoutAi: boolean;
  favorite: number | null;
  thread: OwnThread | null;
  /** From where it had been brought there; absent: it was written there. */
  importedFrom?: JournalSource | undefined;
  /** Of one that was edited: its words until now, in order; the last are those of the entry. */
  wordings?: readonly WrittenWording[] | undefined;
}>;
export type OwnThread = Readonly<{
  threadId: string;
  name: string;
  description: string | null;
  colour: ThreadColour;
  archived: boolean;
  withoutAi: boolean;
}>;
/** A goal of Écrin’s own archive, with the ids it has there. `threads`: those its terms name. */
export type OwnGoal = Omit<GoalHistory, 'ownerId' | 'deleted' | 'importId'> &
  Readonly<{ title: string; threads: readonly OwnThread[] }>;
type OwnStoryWords = Readonly<{ title: string; parts: readonly StoryPart[] }>;
/** What a story was once, of one sitting. */
export type OwnStoryVersion = OwnStoryWords & Readonly<{ cause: RevisionCause; from: string; to: string }>;
/** A picture that a version of a story names by its checksum. `path`: in the archive; `place`: null until it was found there. */
export type OwnStoryPicture = Readonly<{ version: string; path: string; place: ZipPlace | null }>;
/** A story of Écrin’s own archive with the ids its thoughts and recordings have there, without its links. `waiting`, `published`: as in the story itself. */
export type OwnStory = Readonly<{
  storyId: string;
  title: string;
  language: Language;
  createdAt: string;
  changedAt: string;
  parts: readonly StoryPart[];
  waiting: readonly string[];
  published: OwnStoryWords | null;
  /** The oldest first, the last is the story itself. Absent: the archive is from before they were in it. */
  versions?: readonly OwnStoryVersion[] | undefined;
  /** Absent in what was read before they came. */
  pictures?: readonly OwnStoryPicture[];
}>;
export type Counts = ReadonlyMap<string, number>;

/** What a file is, beside its entries. `senders`: of a chat, `columns`: of a table, `goals`, `stories`: of Écrin’s own archive. */
export type JournalFacts = Readonly<{
  source: JournalSource;
  leftOut: ReadonlyMap<LeftOutReason, number>;
  senders: Counts;
  me: string | null;
  columns: Readonly<{ all: readonly string[]; chosen: TableColumns }> | null;
  goals: readonly OwnGoal[];
  stories: readonly OwnStory[];
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
  /** Gets the entries, some at a time, in the order of time. */
  onEntries: (entries: readonly JournalEntry[], source: JournalSource) => Promise<void>;
}>;
/** Reads a file of another journal, outside the thread that answers. */
export type JournalReader = (asked: ReadJournal) => Promise<JournalFacts | Readonly<{ refused: UnreadableJournal }>>;
