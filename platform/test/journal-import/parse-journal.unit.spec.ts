import { maxThoughtLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { parseJournal, type ParsedJournal } from '#journal-import/parse-journal.ts';
import { samples } from './sources.fixtures.ts';

const filesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => ({ path, text }));
const parsed = (files: Readonly<Record<string, string>>, me: string | null = null): ParsedJournal => {
  const found = parseJournal(filesOf(files), { timeZone: 'Europe/Paris', me, columns: null });
  if ('refused' in found) throw new Error(found.refused);
  return found;
};

describe('a journal of another program', () => {
  it.each(samples)('is read as it was written: $name', ({ files, me, source, entries, leftOut = {} }) => {
    const { facts, entries: found } = parsed(files, me);
    expect(facts.source).toBe(source);
    expect(found.map(({ occurredAt, text }) => [occurredAt, text])).toEqual(entries);
    expect(Object.fromEntries(facts.leftOut)).toEqual(leftOut);
  });

  it('says of times what the source does not', () => {
    const [known, unknown] = parsed({
      'a.md': '---\ndate: 2024-01-15T23:30:00Z\n---\nUn.',
      '2024-02-03.md': 'Deux.',
    }).entries;
    expect([known?.hourless, unknown?.hourless, unknown?.zoneless]).toEqual([false, true, true]);
  });

  it('keeps the zone of an entry, and so its day', () => {
    const [late] = parsed(samples[0]?.files ?? {}).entries;
    expect(late).toMatchObject({ timeZone: 'America/New_York', zoneless: false, sourceId: '1', journal: 'Journal' });
  });

  it('names who wrote in a chat, before anything of it is chosen', () => {
    const { facts, entries } = parsed(samples.find(({ source }) => source === 'whatsapp')?.files ?? {});
    expect(entries).toEqual([]);
    expect([...facts.senders]).toEqual([
      ['Marie', 3],
      ['Léa', 1],
    ]);
  });

  it('makes several thoughts of a text that is too long for one, without losing a word', () => {
    const long = Array.from({ length: 30_000 }, (_, at) => `ligne ${at}`).join('\n');
    const { entries } = parsed({ 'a.txt': `2024-01-15\n${long}` });
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.every(({ text }) => text.length <= maxThoughtLength)).toBe(true);
    expect(entries.map(({ text }) => text).join('\n')).toBe(long);
  });

  it('is refused where nothing is recognised', () => {
    const refusalOf = (files: Readonly<Record<string, string>>) =>
      parseJournal(filesOf(files), { timeZone: 'UTC', me: null, columns: null });
    expect(refusalOf({ 'a.txt': 'Bonjour' })).toEqual({ refused: 'import.unknown' });
    expect(refusalOf({ 'a.json': '{"entries": [' })).toEqual({ refused: 'import.damaged' });
  });
});
