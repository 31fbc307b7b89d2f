import type { JournalEntry } from '#ports/journal-reader.ts';
import { htmlText } from '../html-text.ts';
import { createLongDates } from '../long-dates.ts';
import { momentOnWall, timeOfClock } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';
import { hasColumns, readTable, type TableRow } from '../table.ts';
import { dayOfHeading } from './plain-text.ts';

const columns = ['date', 'weekday', 'time', 'mood', 'activities', 'note'] as const;
/** Older exports have the year alone, and the rest of the day in the language of the phone. */
const isExport = ({ text }: TextFile): boolean =>
  ['full_date', 'year'].some((first) => hasColumns(text, [first, ...columns]));

const cellOf = (row: TableRow, column: string): string => row[column]?.trim() ?? '';

type Reading = Readonly<{ zone: string; dayOf: ReturnType<typeof createLongDates>; leftOut: LeftOut }>;

/** The day is in `full_date`, the other columns of it are in the language of the phone. */
const dayOfRow = (row: TableRow, { dayOf }: Reading) => {
  const [year = 0, month = 0, day = 0] = cellOf(row, 'full_date').split('-').map(Number);
  if (year !== 0) return { year, month, day };
  const date = `${cellOf(row, 'date')} ${cellOf(row, 'year')}`;
  return dayOf(`${cellOf(row, 'weekday')} ${date}`) ?? dayOfHeading(date);
};

const momentOf = (row: TableRow, reading: Reading) => {
  const day = dayOfRow(row, reading);
  return day && momentOnWall({ ...day, ...timeOfClock(cellOf(row, 'time')) }, reading.zone);
};

const filled = (parts: readonly string[]): readonly string[] => parts.filter((part) => part !== '');

const readRow = (row: TableRow, reading: Reading): readonly JournalEntry[] => {
  const { leftOut } = reading;
  const mood = cellOf(row, 'mood');
  const tags = filled(cellOf(row, 'activities').split(' | '));
  const note = filled([htmlText(cellOf(row, 'note_title')), htmlText(cellOf(row, 'note'))]).join('\n\n');
  // A day with a mood and no word is what Daylio is for: the mood and what was done are its words.
  const text = note === '' ? filled([mood, tags.join(', ')]).join(' · ') : note;
  const moment = momentOf(row, reading);
  if (text === '') return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return [entryOf({ ...moment, text, mood: mood || null, tags })];
};

/** The CSV export. Moods are names that each person may have changed: what they mean is asked once. */
export const daylio: SourceParser = {
  source: 'daylio',
  recognises: (files) => files.some(isExport),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const reading = { zone: timeZone, dayOf: createLongDates(), leftOut };
    const entries = files
      .filter(isExport)
      .flatMap(({ text }) => readTable(text).rows)
      .flatMap((row) => readRow(row, reading));
    return { entries, leftOut: leftOut.counts };
  },
};
