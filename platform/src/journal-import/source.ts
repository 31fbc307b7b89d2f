import type { JournalSource, LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import type { JournalEntry, JournalFacts, JournalOptions, ZipPlace } from '#ports/journal-reader.ts';

/** A file of the source that has text; its path is as in the archive. */
export type TextFile = Readonly<{ path: string; text: string }>;

/** `others`: whose names do not say that they are texts. `pictures`, `sounds`: where they are in the archive, by their path; they are not read. `paths`: of all its files. */
export type JournalFiles = Readonly<{
  texts: readonly TextFile[];
  others?: readonly TextFile[];
  pictures: ReadonlyMap<string, ZipPlace>;
  sounds?: ReadonlyMap<string, ZipPlace>;
  paths?: readonly string[];
}>;

/** What a source found, entry by entry. */
export type Parsed = Readonly<{
  entries: readonly JournalEntry[];
  leftOut: ReadonlyMap<LeftOutReason, number>;
}> &
  Partial<Pick<JournalFacts, 'senders' | 'me' | 'columns' | 'goals' | 'stories'>>;

type Places = ReadonlyMap<string, ZipPlace>;
type ParseOptions = JournalOptions & Readonly<{ media: Places; sounds: Places; paths: readonly string[] }>;

/** Reads one kind of journal. `recognises` looks at what is in the files, not at how they are called. `media`: the pictures and sounds beside them, by their path; `sounds`: these alone. */
export type SourceParser = Readonly<{
  source: JournalSource;
  recognises: (files: readonly TextFile[], sounds: Places) => boolean;
  parse: (files: readonly TextFile[], options: ParseOptions) => Parsed;
}>;

const none: readonly never[] = [];

/** Counts what is left out, by reason. `add` returns no entries, to stand where an entry would. */
export const createLeftOut = () => {
  const counts = new Map<LeftOutReason, number>();
  return {
    counts: counts as ReadonlyMap<LeftOutReason, number>,
    add: (reason: LeftOutReason, count = 1): readonly never[] => {
      if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
      return none;
    },
  };
};
export type LeftOut = ReturnType<typeof createLeftOut>;

const reasons: Readonly<Record<string, LeftOutReason>> = { image: 'picture', audio: 'sound', video: 'video' };
/** As what an attachment of this media type is left out. */
export const reasonOfMime = (mime: string | null): LeftOutReason => reasons[mime?.split('/')[0] ?? ''] ?? 'file';

/** Something that a thought can be made of. */
export const hasAnything = ({
  text,
  spoken,
  pictures = [],
}: Pick<JournalEntry, 'text' | 'spoken' | 'pictures'>): boolean =>
  !isBlank(text) || spoken !== undefined || pictures.length > 0;

type Marks = Pick<JournalEntry, 'starred' | 'pinned'>;
/** What of its marks an entry has here. */
export const marksOf = (starred: unknown, pinned: unknown): Marks => ({
  ...(starred === true && { starred }),
  ...(pinned === true && { pinned }),
});

/** An entry with what it does not say. */
export const entryOf = (
  given: Pick<JournalEntry, 'occurredAt' | 'timeZone' | 'text'> & Partial<JournalEntry>,
): JournalEntry => ({
  zoneless: false,
  hourless: false,
  sourceId: null,
  journal: null,
  mood: null,
  tags: [],
  ...given,
});
