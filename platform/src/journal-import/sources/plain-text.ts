import type { JournalEntry } from '#ports/journal-reader.ts';
import { momentOfIso, momentOnWall, type Moment } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const months = new Map(
  [
    ['janvier', 'january'],
    ['février', 'fevrier', 'february'],
    ['mars', 'march'],
    ['avril', 'april'],
    ['mai', 'may'],
    ['juin', 'june'],
    ['juillet', 'july'],
    ['août', 'aout', 'august'],
    ['septembre', 'september'],
    ['octobre', 'october'],
    ['novembre', 'november'],
    ['décembre', 'decembre', 'december'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);
const dayFirst =
  /^(?:\p{L}+[,.]?\s+)?(?<day>\d{1,2})(?:er|st|nd|rd|th)?\s+(?:de\s+)?(?<month>\p{L}+)\.?,?\s+(?<year>\d{4})$/u;
const monthFirst = /^(?:\p{L}+[,.]?\s+)?(?<month>\p{L}+)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u;
const numbers = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/u;

/** « lundi 15 janvier 2024 », « March 3, 2021 », « 15/01/2024 »; null: it is none of these. */
export const dayOfHeading = (date: string): Readonly<{ year: number; month: number; day: number }> | null => {
  const found = [numbers, dayFirst, monthFirst].map((form) => form.exec(date)?.groups).find(Boolean);
  if (!found) return null;
  const { year, month = '', day } = found;
  return { year: Number(year), month: monthOf(month.toLowerCase()), day: Number(day) };
};

/** A name, its beginning where that is no other’s, or a number. */
const monthOf = (written: string): number => {
  const begun = [...months].flatMap(([name, month]) => (name.startsWith(written) ? [month] : []));
  const [month] = new Set(begun).size === 1 && written.length > 2 ? begun : [];
  return months.get(written) ?? month ?? Number(written);
};

/** A line that is only a date: also « 2024-01-15 ». */
const momentOfHeading = (line: string, zone: string): Moment | null => {
  const date = line.replace(/^[#=\-–—*\s]+|[:=\-–—*\s]{1,60}$/gu, '');
  if (date.length < 8 || date.length > 60) return null;
  const day = dayOfHeading(date);
  return day ? momentOnWall(day, zone) : momentOfIso(date, zone);
};

/** What a program wrote is no text of dates, however it is called. */
const isText = ({ text }: TextFile): boolean =>
  !/^\s*<[!?a-z]/iu.test(text.slice(0, 1_000)) && !/^\s*(?:\{\s*"|\[\s*[[{"])/u.test(text.slice(0, 1_000));
const hasHeading = ({ text }: TextFile): boolean =>
  text.split(/\r?\n/u, 5_000).some((line) => momentOfHeading(line, 'UTC') !== null);

type Part = { moment: Moment | null; lines: string[] };

/** Each date with the lines below it; what stands before the first one has none. */
const partsOf = (text: string, zone: string): readonly Part[] => {
  const parts: Part[] = [{ moment: null, lines: [] }];
  for (const line of text.split(/\r?\n/u)) {
    const moment = momentOfHeading(line, zone);
    if (moment) parts.push({ moment, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
};

const readPart = ({ moment, lines }: Part, leftOut: LeftOut): readonly JournalEntry[] => {
  const text = lines.join('\n').trim();
  if (moment && text !== '') return [entryOf({ ...moment, text })];
  if (moment) return leftOut.add('empty');
  return text === '' ? [] : leftOut.add('undated');
};

/** A text that goes on from date to date, each on a line of its own. */
export const plainText: SourceParser = {
  source: 'text',
  recognises: (files) => files.some((file) => isText(file) && hasHeading(file)),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const entries = files
      .filter(isText)
      .flatMap(({ text }) => partsOf(text, timeZone))
      .flatMap((part) => readPart(part, leftOut));
    return { entries, leftOut: leftOut.counts };
  },
};
