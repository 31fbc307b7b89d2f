import type { JournalEntry } from '#ports/journal-reader.ts';
import { htmlText } from '../html-text.ts';
import { momentOfIso, momentOnWall, timeOfClock } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser } from '../source.ts';
import { hasColumns, readTable, type TableRow } from '../table.ts';

const columns = ['full_date', 'date', 'weekday', 'time', 'mood', 'activities', 'note'] as const;

const cellOf = (row: TableRow, column: string): string => row[column]?.trim() ?? '';

/** The day is in `full_date`, the other columns of it are in the language of the phone. */
const momentOf = (row: TableRow, zone: string) => {
  const day = momentOfIso(cellOf(row, 'full_date'), zone);
  const time = timeOfClock(cellOf(row, 'time'));
  if (!day || !time) return day;
  const [year = 0, month = 0, date = 0] = cellOf(row, 'full_date').split('-').map(Number);
  return momentOnWall({ year, month, day: date, ...time }, zone);
};

const filled = (parts: readonly string[]): readonly string[] => parts.filter((part) => part !== '');

const readRow = (row: TableRow, zone: string, leftOut: LeftOut): readonly JournalEntry[] => {
  const mood = cellOf(row, 'mood');
  const tags = filled(cellOf(row, 'activities').split(' | '));
  const note = filled([htmlText(cellOf(row, 'note_title')), htmlText(cellOf(row, 'note'))]).join('\n\n');
  // A day with a mood and no word is what Daylio is for: the mood and what was done are its words.
  const text = note === '' ? filled([mood, tags.join(', ')]).join(' · ') : note;
  const moment = momentOf(row, zone);
  if (text === '') return leftOut.add('empty');
  if (!moment) return leftOut.add('undated');
  return [entryOf({ ...moment, text, mood: mood || null, tags })];
};

/** The CSV export. Moods are names that each person may have changed: what they mean is asked once. */
export const daylio: SourceParser = {
  source: 'daylio',
  recognises: (files) => files.some(({ text }) => hasColumns(text, columns)),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files
      .filter(({ text }) => hasColumns(text, columns))
      .flatMap(({ text }) => readTable(text).rows)
      .flatMap((row) => readRow(row, timeZone, leftOut));
    return { entries, leftOut: leftOut.counts };
  },
};
