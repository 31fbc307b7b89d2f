import { createHash } from 'node:crypto';
import { maxFavorites } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import type { LeftOutReason } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { maxThoughtLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { JournalEntry, JournalFacts, JournalOptions, UnreadableJournal } from '#ports/journal-reader.ts';
import { withPictures, withStoryPictures } from './entry-pictures.ts';
import { withSounds } from './entry-sounds.ts';
import { withSoundsApart } from './sounds-apart.ts';
import type { JournalFiles, SourceParser, TextFile } from './source.ts';
import { appleJournal } from './sources/apple-journal.ts';
import { dayOne } from './sources/day-one.ts';
import { daylioBackup } from './sources/daylio-backup.ts';
import { daylio } from './sources/daylio.ts';
import { diarium } from './sources/diarium.ts';
import { diaro } from './sources/diaro.ts';
import { ecrin } from './sources/ecrin.ts';
import { evernote } from './sources/evernote.ts';
import { googleKeep } from './sources/google-keep.ts';
import { journey } from './sources/journey.ts';
import { journiv } from './sources/journiv.ts';
import { jrnl } from './sources/jrnl.ts';
import { markdown } from './sources/markdown.ts';
import { memos } from './sources/memos.ts';
import { plainText } from './sources/plain-text.ts';
import { recordings } from './sources/recordings.ts';
import { rosebud } from './sources/rosebud.ts';
import { table } from './sources/table.ts';
import { telegram } from './sources/telegram.ts';
import { whatsapp } from './sources/whatsapp.ts';

/** The most particular first: the first that recognises the files reads them. */
const parsers: readonly SourceParser[] = [
  ecrin,
  dayOne,
  googleKeep,
  telegram,
  memos,
  evernote,
  diaro,
  appleJournal,
  daylioBackup,
  rosebud,
  journiv,
  journey,
  diarium,
  jrnl,
  daylio,
  whatsapp,
  table,
  markdown,
  plainText,
  recordings,
];

export type ParsedJournal = Readonly<{ facts: JournalFacts; entries: readonly JournalEntry[] }>;

const nothingTold = { senders: new Map<string, number>(), me: null, columns: null, goals: [], stories: [] };

/** Reads the files of a journal as whichever source they are. `refused`: none, or it is not as its source writes it. */
export const parseJournal = (
  { texts: named, others = [], pictures, sounds = new Map(), paths = [] }: JournalFiles,
  options: JournalOptions,
): ParsedJournal | Readonly<{ refused: UnreadableJournal }> => {
  const media = new Map([...pictures, ...sounds]);
  const files = [...named, ...others];
  // What is called a text comes first: a journal may have other files beside it.
  const parser =
    parsers.find(({ recognises }) => recognises(named, new Map())) ??
    parsers.find(({ recognises }) => recognises(files, sounds));
  if (!parser) return { refused: files.some(isBrokenJson) ? 'import.damaged' : 'import.unknown' };
  const { entries, leftOut, ...told } = parser.parse(files, { ...options, media, sounds, paths });
  const heard = withSounds(entries.flatMap(withSoundsApart), sounds);
  const found = withPictures(heard.entries, pictures);
  const storied = withStoryPictures(told.stories ?? [], pictures);
  const once = entriesOnce(inOrder(found.entries));
  const marked = withStars(once);
  return {
    entries: marked.entries.flatMap(split),
    facts: {
      source: parser.source,
      leftOut: withMore(leftOut, {
        ...found.leftOut,
        picture: found.leftOut.picture + storied.missing,
        sound: heard.missing,
        star: marked.without,
        repeated: found.entries.length - once.length,
      }),
      ...nothingTold,
      ...told,
      stories: storied.stories,
    },
  };
};

/** As they happened: what is here of the same days is then read once. */
export const inOrder = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  entries.toSorted((one, other) =>
    one.occurredAt < other.occurredAt ? -1 : Number(one.occurredAt > other.occurredAt),
  );

const isBrokenJson = ({ text }: TextFile): boolean => /^\s*(?:\{\s*"|\[\s*[[{"])/u.test(text.slice(0, 1_000));

type More = Partial<Readonly<Record<LeftOutReason, number>>>;

/** More of what is left out, by reason. */
export const withMore = (
  leftOut: ReadonlyMap<LeftOutReason, number>,
  more: More,
): ReadonlyMap<LeftOutReason, number> => {
  const counts = new Map(leftOut);
  for (const [reason, count] of Object.entries(more) as readonly (readonly [LeftOutReason, number])[])
    if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return counts;
};

/** What tells an entry from all others: its id in the source, or its moment and its words. */
const keyOf = ({ sourceId, occurredAt, text }: JournalEntry): string =>
  createHash('sha256')
    .update(JSON.stringify(sourceId === null ? [occurredAt, text] : [sourceId]))
    .digest('base64');

const entriesOnce = (entries: readonly JournalEntry[]): readonly JournalEntry[] => {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    return !seen.has(key) && seen.add(key);
  });
};

/** With as many stars as there are places among the favourites: the latest. */
const withStars = (entries: readonly JournalEntry[]) => {
  const starred = entries.filter((entry) => entry.starred);
  const kept = new Set(starred.slice(-maxFavorites));
  return {
    entries: entries.map((entry) => (entry.starred && !kept.has(entry) ? { ...entry, starred: undefined } : entry)),
    without: starred.length - kept.size,
  };
};

/** A longer text becomes several thoughts, cut where a line ends, each a moment after the one before. */
const split = (entry: JournalEntry): readonly JournalEntry[] => {
  if (entry.text.length <= maxThoughtLength) return [entry];
  const parts: string[] = [];
  for (let rest = entry.text; rest !== '';) {
    const lineEnd = rest.lastIndexOf('\n', maxThoughtLength - 1);
    const end =
      rest.length <= maxThoughtLength ? rest.length : lineEnd > maxThoughtLength / 2 ? lineEnd : maxThoughtLength - 1;
    // Half a character is none.
    const whole = /[\uD800-\uDBFF]/u.test(rest.charAt(end - 1)) && end < rest.length ? end - 1 : end;
    parts.push(rest.slice(0, whole).trim());
    rest = rest.slice(whole).trim();
  }
  return parts.map((text, at) => ({
    ...entry,
    text,
    ...(at > 0 && { pictures: [], starred: undefined, pinned: undefined }),
    occurredAt: addMs(entry.occurredAt, at),
    sourceId: entry.sourceId === null ? null : `${entry.sourceId}#${at}`,
  }));
};
