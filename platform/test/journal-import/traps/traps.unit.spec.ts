import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '#journal-import/parse-journal.ts';
import { appleTraps, dayOneTraps, daylioTraps, diaryTraps } from './diary-traps.fixtures.ts';
import { chatTraps, keepTraps, otherTraps } from './note-and-chat-traps.fixtures.ts';
import type { Trap } from './trap.fixtures.ts';

/** How many the formats are known to have, by where they are collected: a trap without a sample is missing here. */
const known = { dayOne: 19, apple: 10, keep: 8, daylio: 11, diaries: 8, chats: 19, others: 11 };
const all: Readonly<Record<keyof typeof known, Readonly<Record<string, Trap>>>> = {
  dayOne: dayOneTraps,
  apple: appleTraps,
  keep: keepTraps,
  daylio: daylioTraps,
  diaries: diaryTraps,
  chats: chatTraps,
  others: otherTraps,
};
const place = { offset: 0, packed: 1, size: 1, isDeflated: false, changed: '2025-02-03 10:00:00' };
const placesOf = (paths: readonly string[] = []) => new Map(paths.map((path) => [path, place]));

const parsed = ({ files, pictures, sounds, me }: Trap) => {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  const paths = [...Object.keys(files), ...(pictures ?? []), ...(sounds ?? [])];
  const found = parseJournal(
    { texts, paths, pictures: placesOf(pictures), sounds: placesOf(sounds) },
    { timeZone: 'Europe/Paris', me: me ?? null, columns: null },
  );
  if ('refused' in found) throw new Error(found.refused);
  return found;
};

describe('a trap of a format', () => {
  it('has a sample, each of them', () => {
    const counts = Object.entries(all).map(([of, traps]) => [of, Object.keys(traps).length]);
    expect(Object.fromEntries(counts)).toEqual(known);
    expect(Object.values(known).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(60);
  });

  const traps = Object.values(all).flatMap((some) => Object.entries(some));
  it.each(traps)('is none here: %s', (_name, trap) => {
    const { entries, facts } = parsed(trap);
    expect(
      entries.map(({ occurredAt, timeZone, text }) => [calendarDay(occurredAt, timeZone), timeZone, text]),
    ).toEqual(trap.entries);
    for (const [at, more] of (trap.more ?? []).entries()) expect(entries[at]).toMatchObject(more);
    expect(Object.fromEntries(facts.leftOut)).toEqual(trap.leftOut ?? {});
  });
});
