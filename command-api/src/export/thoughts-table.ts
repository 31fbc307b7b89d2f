import type { ThoughtRow } from '@ecrin/contracts/export/archived-files.ts';
import { csvBeginning, csvLine, type CsvCell } from '@ecrin/contracts/text/csv.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { wallClockAt } from '@ecrin/domain/time/wall-clock.ts';

type Thought = Pick<
  ThoughtDetail,
  | 'thoughtId'
  | 'day'
  | 'occurredAt'
  | 'timeZone'
  | 'hourless'
  | 'title'
  | 'content'
  | 'mood'
  | 'category'
  | 'tags'
  | 'thread'
  | 'status'
  | 'audio'
>;

const columns: Readonly<Record<keyof ThoughtRow, (thought: Thought) => CsvCell>> = {
  day: ({ day }) => day,
  time: ({ occurredAt, timeZone, hourless }) =>
    hourless ? null : new Date(wallClockAt(Date.parse(occurredAt), timeZone)).toISOString().slice(11, 16),
  timeZone: ({ timeZone }) => timeZone,
  title: ({ title }) => title,
  content: ({ content }) => content,
  mood: ({ mood }) => mood,
  category: ({ category }) => category,
  tags: ({ tags }) => tags.join(', '),
  thread: ({ thread }) => thread?.name ?? null,
  status: ({ status }) => status,
  seconds: ({ audio }) => (audio?.durationMs ? Math.round(audio.durationMs / 1_000) : null),
  thoughtId: ({ thoughtId }) => thoughtId,
};

const separatorOf = (language: Language) => (language === 'fr' ? ';' : ',');
/** What stands before the rows. */
export const tableBeginning = (language: Language): string =>
  csvBeginning + csvLine(Object.keys(columns), separatorOf(language));
export const tableRow = (thought: Thought, language: Language): string =>
  csvLine(
    Object.values(columns).map((cell) => cell(thought)),
    separatorOf(language),
  );

/** One row for each thought, as the spreadsheets of that language expect it. */
export async function* thoughtsTable(thoughts: AsyncIterable<Thought>, language: Language): AsyncGenerator<Uint8Array> {
  yield Buffer.from(tableBeginning(language));
  for await (const thought of thoughts) yield Buffer.from(tableRow(thought, language));
}
