import {
  importPreview,
  mostImportJournals,
  type FilePreview,
  type ImportPreview,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import type { JournalSource } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { entryHash } from '@ecrin/platform/journal-import/entry-hash.ts';
import { countSounds } from '@ecrin/platform/journal-import/entry-sounds.ts';
import type { JournalEntry, JournalFacts, JournalPicture } from '@ecrin/platform/ports/journal-reader.ts';

type Compared = Readonly<{
  thoughtId: string;
  occurredAt: string;
  timeZone: string;
  text: string;
  entry: string | null;
  sourceId: string | null;
  own?: object | undefined;
}>;
/** Of entries, by their thoughts: those that are here already. */
export type FindDuplicates = (
  asked: Readonly<{ ownerId: string; entries: readonly Compared[] }>,
) => Promise<readonly string[]>;

const counter = () => {
  const counts = new Map<string, number>();
  return {
    add: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    list: () => listOf(counts),
    takes: (name: string): boolean => counts.has(name) || counts.size < mostImportJournals,
    size: () => counts.size,
  };
};
const listOf = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, count]) => ({ name, count }));

/** The first, one of the middle of the first page and the last so far, whatever their number. */
const createExamples = () => {
  let kept: readonly JournalEntry[] = [];
  return {
    add: (entries: readonly JournalEntry[]): void => {
      const chosen = [kept[0] ?? entries[0], kept[1] ?? entries[entries.length >> 1], entries.at(-1)];
      kept = [...new Set(chosen)].filter((entry) => entry !== undefined);
    },
    list: () =>
      kept.map(({ occurredAt, timeZone, hourless, text, pictures = [], spoken }) => ({
        occurredAt,
        timeZone,
        hourless,
        text: beginningOf(text),
        pictures: pictures.length,
        sounds: countSounds({ spoken }),
      })),
  };
};

type Group = ImportPreview['groups'][number];

const summed = ['entries', 'words', 'pictures', 'pictureBytes', 'sounds', 'soundBytes'] as const;
const sumsOf = (before: Group, added: Group): Group => ({
  ...added,
  ...Object.fromEntries(summed.map((field) => [field, before[field] + added[field]])),
});

/** Entries by what can be left out of them. */
const createGroups = () => {
  const groups = new Map<string, Group>();
  return {
    add: (added: Group): Group => {
      const { year, journal, needs, here } = added;
      const key = JSON.stringify([year, journal, needs, here]);
      const before = groups.get(key);
      // They are read in the order of time.
      groups.set(key, before ? { ...sumsOf(before, added), from: before.from } : added);
      return added;
    },
    list: () => [...groups.values()],
  };
};

/** What an entry without a word is made of. */
const needsOf = (hasPictures: boolean, isSpoken: boolean): Group['needs'] => [
  ...(hasPictures ? (['pictures'] as const) : []),
  ...(isSpoken ? (['sounds'] as const) : []),
];

type Known = Readonly<{ isHere: boolean; isKnown: (journal: string) => boolean }>;

const groupOf = (
  { occurredAt, timeZone, journal, text, pictures = [], spoken }: JournalEntry,
  { isHere, isKnown }: Known,
): Group => ({
  year: calendarDay(occurredAt, timeZone).slice(0, 4),
  from: calendarDay(occurredAt, timeZone).slice(0, 7),
  to: calendarDay(occurredAt, timeZone).slice(0, 7),
  journal: journal !== null && isKnown(journal) ? journal : null,
  needs: isBlank(text) ? needsOf(pictures.length > 0, spoken !== undefined) : [],
  here: isHere,
  entries: 1,
  words: countWords(text),
  pictures: pictures.length,
  pictureBytes: bytesOf(pictures),
  sounds: countSounds({ spoken }),
  soundBytes: bytesOf(spoken?.sounds ?? []),
});
const bytesOf = (media: readonly Pick<JournalPicture, 'place'>[]): number =>
  media.reduce((sum, { place }) => sum + (place?.size ?? 0), 0);

const shownOfFile = importPreview.omit({ understanding: true });

type Shown = Readonly<{ importId: string; name: string; bytes: number; timeZone: string; facts: JournalFacts }>;

const shownFacts = ({ leftOut, senders, goals, stories, ...facts }: JournalFacts) => ({
  ...facts,
  leftOut: [...leftOut].map(([reason, count]) => ({ reason, count })),
  senders: listOf(senders),
  goals: goals.length,
  stories: stories.length,
});

const comparedAs =
  (source: JournalSource) =>
  (entry: JournalEntry, at: number): Compared => ({
    ...entry,
    thoughtId: String(at),
    entry: entryHash(source, entry.sourceId),
  });

type Asked = Readonly<{ ownerId: string; findDuplicates: FindDuplicates }>;

/** Counts the entries of a file as they are read. */
export const createPreview = ({ ownerId, findDuplicates }: Asked) => {
  const [years, journals, moods, tags] = [counter(), counter(), counter(), counter()];
  const [examples, groups] = [createExamples(), createGroups()];
  const totals = { pages: 0, entries: 0, pictures: 0, sounds: 0, duplicates: 0, zoneless: 0, hourless: 0 };

  const count = (entry: JournalEntry, isHere: boolean): void => {
    const { mood, tags: own, zoneless, hourless } = entry;
    const group = groups.add(groupOf(entry, { isHere, isKnown: journals.takes }));
    years.add(group.year);
    totals.pictures += group.pictures;
    totals.sounds += group.sounds;
    if (group.journal !== null) journals.add(group.journal);
    if (mood !== null) moods.add(mood);
    for (const tag of own) tags.add(tag);
    totals.zoneless += Number(zoneless);
    totals.hourless += Number(hourless);
    totals.duplicates += Number(isHere);
    totals.entries += 1;
  };

  return {
    pages: () => totals.pages,
    add: async (entries: readonly JournalEntry[], source: JournalSource): Promise<void> => {
      examples.add(entries);
      const here = new Set(await findDuplicates({ ownerId, entries: entries.map(comparedAs(source)) }));
      for (const [at, entry] of entries.entries()) count(entry, here.has(String(at)));
      totals.pages += 1;
    },
    show: ({ facts, ...shown }: Shown): FilePreview =>
      shownOfFile.parse({
        ...shownFacts(facts),
        ...shown,
        ...totals,
        years: years.list().toSorted((one, other) => one.name.localeCompare(other.name)),
        journals: journals.list(),
        groups: groups.list(),
        moods: moods.list(),
        tags: tags.size(),
        examples: examples.list(),
      }),
  };
};
