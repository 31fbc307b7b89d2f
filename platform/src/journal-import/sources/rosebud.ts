import type { JournalEntry } from '#ports/journal-reader.ts';
import { momentOnWall } from '../moments.ts';
import { createLeftOut, entryOf, type LeftOut, type SourceParser, type TextFile } from '../source.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
/** « ### Saturday, May 30th, 2026 »: always in English, and never an hour. */
const dateLine = /^### [A-Z][a-z]+day, (?<month>[A-Z][a-z]+) (?<day>\d{1,2})(?:st|nd|rd|th), (?<year>\d{4})\s*$/mu;
const turnLine = /^\*\*(?<name>[^*\n]{1,80}):\*\*[ \t]?(?<words>.*)$/u;
const machine = 'Rosebud';

const isExport = ({ text }: TextFile): boolean => dateLine.test(text) && text.includes(`**${machine}:**`);

const momentIn = (session: string, zone: string) => {
  const found = dateLine.exec(session)?.groups;
  const month = months.indexOf(found?.['month'] ?? '') + 1;
  return month === 0 ? null : momentOnWall({ year: Number(found?.['year']), month, day: Number(found?.['day']) }, zone);
};

/** Of « Entry » alone: other parts are what the machine made of it. */
const entryOfSession = (session: string): string => {
  const [, ...after] = session.split(/^#### Entry\s*$/mu);
  return after.map((part) => part.split(/^#### /mu)[0] ?? '').join('\n');
};

/** Parts other than « Entry ». */
const insightsIn = (session: string): number =>
  [...session.matchAll(/^#### (?<title>.*)$/gmu)].filter(({ groups }) => groups?.['title']?.trim() !== 'Entry').length;

type Turn = Readonly<{ name: string; lines: string[] }>;
const turnsIn = (entry: string): readonly Turn[] => {
  const turns: Turn[] = [];
  for (const line of entry.split('\n')) {
    const begun = turnLine.exec(line)?.groups;
    if (begun) turns.push({ name: begun['name'] ?? '', lines: [begun['words'] ?? ''] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns;
};

/** What the person said; the turns of the machine, and what it made of them, are counted. */
const ownWords = (session: string, leftOut: LeftOut): string => {
  const turns = turnsIn(entryOfSession(session));
  const own = turns.filter(({ name }) => name !== machine).map(({ lines }) => lines.join('\n').trim());
  leftOut.add('machine', turns.length - own.length + insightsIn(session));
  return own
    .filter((words) => words !== '')
    .join('\n\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
};

const readSession = (session: string, zone: string, leftOut: LeftOut): readonly JournalEntry[] => {
  if (!session.includes('#### Entry')) return [];
  const text = ownWords(session, leftOut);
  const moment = momentIn(session, zone);
  if (text === '') return leftOut.add('empty');
  return moment ? [entryOf({ ...moment, text })] : leftOut.add('undated');
};

/** Its Markdown export. Each one has all that came before again: the same words of the same day come once. */
export const rosebud: SourceParser = {
  source: 'rosebud',
  recognises: (files) => files.some(isExport),
  parse: (files, { timeZone }) => {
    const leftOut = createLeftOut();
    const sessions = files.filter(isExport).flatMap(({ text }) => text.replaceAll('\r\n', '\n').split(/^## /mu));
    return { entries: sessions.flatMap((one) => readSession(one, timeZone, leftOut)), leftOut: leftOut.counts };
  },
};
