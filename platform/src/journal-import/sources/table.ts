import type { TableColumns } from '@ecrin/contracts/journal-import/journal-import.ts';
import { dayOrderOf, momentOfParts } from '../day-order.ts';
import { momentOfIso, timeOfClock, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type SourceParser, type TextFile } from '../source.ts';
import { columnsOf, isTable, readTable, type TableRow } from '../table.ts';

const guesses: Readonly<Record<keyof TableColumns, RegExp>> = {
  date: /^(?:date|datetime|day|jour|created|créé|timestamp)/iu,
  text: /^(?:text|texte|note|notes|content|contenu|entry|body|journal|description)/iu,
  title: /^(?:title|titre|subject|sujet)/iu,
  mood: /^(?:mood|humeur|feeling)/iu,
  tags: /^(?:tags?|étiquettes?|labels?|activities|catégories?|categories)/iu,
};

/** The first column whose name says so. */
const guessColumns = (all: readonly string[]): TableColumns => {
  const first = (field: keyof TableColumns) => all.find((name) => guesses[field].test(name)) ?? null;
  return { date: first('date'), text: first('text'), title: first('title'), mood: first('mood'), tags: first('tags') };
};

const slashed =
  /^\s*(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{2,4})(?:[ T,]{1,3}(?<time>[\d:. apmAPM\u00A0\u202F]{1,20}))?\s*$/u;

const partsOf = ({ first, second, year }: Readonly<Record<string, string>>) =>
  [Number(first), Number(second), Number(year)] as const;

/** Dates of which the order of day and month is decided for the whole column. */
const readDates = (dates: readonly string[], zone: string): readonly (Moment | null)[] => {
  const numbers = dates.flatMap((date) => {
    const found = slashed.exec(date)?.groups;
    return found ? [partsOf(found)] : [];
  });
  const order = dayOrderOf(numbers, { isOldestFirst: false });
  return dates.map((date) => {
    const found = slashed.exec(date)?.groups;
    if (!found) return momentOfIso(date, zone);
    return momentOfParts(partsOf(found), { order, time: timeOfClock(found['time'] ?? ''), zone });
  });
};

const cell = (row: TableRow, column: string | null): string => (column === null ? '' : (row[column]?.trim() ?? ''));

/** As its name says, or its first line: one of prose has commas too. */
const isTableFile = ({ path, text }: TextFile): boolean => {
  if (!isTable(text)) return false;
  const { date, text: words } = guessColumns(columnsOf(text));
  return /\.(?:csv|tsv)$/iu.test(path) || (date !== null && words !== null);
};

/** Any table: which column is what can be chosen. */
export const table: SourceParser = {
  source: 'table',
  recognises: (files) => files.some(isTableFile),
  parse: (files, { timeZone, columns }) => {
    const leftOut = createLeftOut();
    const file = files.find(isTableFile);
    const { columns: all, rows } = readTable(file?.text ?? '');
    const chosen = columns ?? guessColumns(all);
    const moments = readDates(
      rows.map((row) => cell(row, chosen.date)),
      timeZone,
    );
    const entries = rows.flatMap((row, at) => {
      const text = [cell(row, chosen.title), cell(row, chosen.text)].filter((part) => part !== '').join('\n\n');
      const moment = moments[at];
      if (text === '') return leftOut.add('empty');
      if (!moment) return leftOut.add('undated');
      const tags = cell(row, chosen.tags)
        .split(/[,;|]/u)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '');
      const mood = cell(row, chosen.mood);
      return entryOf({ ...moment, text, tags, mood: mood === '' ? null : mood });
    });
    return { entries, leftOut: leftOut.counts, columns: { all, chosen } };
  },
};
