import {
  importPreview,
  mostImportJournals,
  type ImportPreview,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { JournalEntry, JournalFacts } from '@ecrin/platform/ports/journal-reader.ts';

type Compared = Readonly<{
  thoughtId: string;
  occurredAt: string;
  timeZone: string;
  text: string;
  entry: string | null;
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
      kept.map(({ occurredAt, timeZone, hourless, text, pictures = [] }) => ({
        occurredAt,
        timeZone,
        hourless,
        text: beginningOf(text),
        pictures: pictures.length,
      })),
  };
};

type Group = ImportPreview['groups'][number];

/** Entries by what can be left out of them. */
const createGroups = () => {
  const groups = new Map<string, Group>();
  return {
    add: (added: Group): Group => {
      const { year, journal, wordless, here } = added;
      const key = JSON.stringify([year, journal, wordless, here]);
      const { entries, pictures } = groups.get(key) ?? { entries: 0, pictures: 0 };
      groups.set(key, { ...added, entries: entries + added.entries, pictures: pictures + added.pictures });
      return added;
    },
    list: () => [...groups.values()],
  };
};

type Known = Readonly<{ isHere: boolean; isKnown: (journal: string) => boolean }>;

const groupOf = (
  { occurredAt, timeZone, journal, text, pictures = [] }: JournalEntry,
  { isHere, isKnown }: Known,
): Group => ({
  year: calendarDay(occurredAt, timeZone).slice(0, 4),
  journal: journal !== null && isKnown(journal) ? journal : null,
  wordless: isBlank(text),
  here: isHere,
  entries: 1,
  pictures: pictures.length,
});

type Shown = Readonly<{ importId: string; name: string; timeZone: string; facts: JournalFacts }>;

const shownFacts = ({ leftOut, senders, goals, ...facts }: JournalFacts) => ({
  ...facts,
  leftOut: [...leftOut].map(([reason, count]) => ({ reason, count })),
  senders: listOf(senders),
  goals: goals.length,
});

type Asked = Readonly<{ ownerId: string; findDuplicates: FindDuplicates }>;

/** Counts the entries of a file as they are read. */
export const createPreview = ({ ownerId, findDuplicates }: Asked) => {
  const [years, journals, moods, tags] = [counter(), counter(), counter(), counter()];
  const [examples, groups] = [createExamples(), createGroups()];
  const totals = { pages: 0, entries: 0, pictures: 0, duplicates: 0, zoneless: 0, hourless: 0 };

  const count = (entry: JournalEntry, isHere: boolean): void => {
    const { mood, tags: own, zoneless, hourless } = entry;
    const group = groups.add(groupOf(entry, { isHere, isKnown: journals.takes }));
    years.add(group.year);
    totals.pictures += group.pictures;
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
    add: async (entries: readonly JournalEntry[]): Promise<void> => {
      examples.add(entries);
      const compared = entries.map((entry, at) => ({ ...entry, thoughtId: String(at), entry: null }));
      const here = new Set(await findDuplicates({ ownerId, entries: compared }));
      for (const [at, entry] of entries.entries()) count(entry, here.has(String(at)));
      totals.pages += 1;
    },
    show: ({ facts, ...shown }: Shown): ImportPreview =>
      importPreview.parse({
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
