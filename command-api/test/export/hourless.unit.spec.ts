import { expect, it } from 'vitest';
import { bookEntryOf } from '#export/own-book-files.ts';
import { thoughtFileName, thoughtMarkdown } from '#export/thought-file.ts';
import { thoughtsTable } from '#export/thoughts-table.ts';
import { ownBookOf } from '#story/book/own-book.ts';

const nothing = { value: null, from: null, canUndo: false, canRedo: false };
type Day = Parameters<typeof thoughtMarkdown>[0] & Parameters<typeof bookEntryOf>[0] & Readonly<{ audio: null }>;
const day: Day = {
  thoughtId: '0199a-3fa9c1',
  occurredAt: '2019-03-02T11:00:00.000Z',
  timeZone: 'Europe/Paris',
  day: '2019-03-02',
  hourless: true,
  title: 'Cartons',
  titleBy: 'person',
  content: 'Les cartons partout.',
  mood: null,
  category: null,
  tags: [],
  status: null,
  thread: null,
  pinned: false,
  private: false,
  withoutAi: false,
  audio: null,
  pictures: [],
  segments: [],
  insights: {
    title: nothing,
    summary: nothing,
    mood: nothing,
    category: nothing,
    tags: nothing,
    keyInsights: nothing,
    questions: nothing,
  },
};
const atNoon = ({ hourless: _unknown, ...known }: Day): Day => known;

async function* each<One>(...ones: readonly One[]): AsyncGenerator<One> {
  yield* ones;
}
const tableOf = async (thought: Day): Promise<string> =>
  Buffer.concat(await Array.fromAsync(thoughtsTable(each(thought), 'fr'))).toString();
const momentInBook = (thought: Day): string | undefined => {
  const entry = bookEntryOf(thought, { bookWith: [], thoughtsAddress: '' });
  const made = { bookId: 'o', author: null, madeAt: '2026-11-29T00:00:00.000Z' };
  const { parts } = ownBookOf(
    { language: 'fr', thread: null, volume: 0, entries: entry ? [entry] : [] },
    made,
    new Map(),
  );
  return parts.flatMap((part) => (part.kind === 'entry' ? [part.text] : []))[0];
};

it('given a thought of which only the day is known, then no file, table or book of it says noon', async () => {
  expect(thoughtFileName(day)).toBe('2019-03-02 Cartons (3fa9c1)');
  expect(thoughtMarkdown(day, 'fr', { sounds: [], pictures: [] })).toContain('\nhourless: true\n');
  expect(await tableOf(day)).toContain('"2019-03-02";"";"Europe/Paris"');
  expect(momentInBook(day)).toBe('Samedi 2 mars 2019');
});

it('given one of noon, then they say so', async () => {
  const noon = atNoon(day);
  expect(thoughtFileName(noon)).toBe('2019-03-02 12h00 Cartons (3fa9c1)');
  expect(thoughtMarkdown(noon, 'fr', { sounds: [], pictures: [] })).not.toContain('hourless');
  expect(await tableOf(noon)).toContain('"2019-03-02";"12:00";"Europe/Paris"');
  expect(momentInBook(noon)).toBe('Samedi 2 mars 2019, 12:00');
});
