import { maxFavorites } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '#journal-import/parse-journal.ts';

const json = (value: unknown): string => JSON.stringify(value);
const dayOne = (entries: readonly object[]): string => json({ metadata: { version: '1.0' }, entries });
const entry = { uuid: '1', creationDate: '2024-01-17T10:00:00Z', text: 'Mots' };
const memo = { name: 'memos/a1', creator: 'users/1', createTime: '2024-01-15T23:30:00Z', content: 'Mots' };
const written = { entry_datetime_utc: '2024-01-16T04:30:00', content: 'Mots', is_pinned: true };

const parsed = (text: string, place?: string) => {
  const found = parseJournal(
    {
      texts: [{ path: 'a.json', text }],
      pictures: new Map(),
      sounds: new Map(
        place === undefined ? [] : [[place, { offset: 0, packed: 1, size: 1, isDeflated: false, changed: '' }]],
      ),
    },
    { timeZone: 'Europe/Paris', me: null, columns: null },
  );
  if ('refused' in found) throw new Error(found.refused);
  return found;
};
const marksIn = (text: string, place?: string) =>
  parsed(text, place).entries.map(({ starred, pinned }) => [starred, pinned]);

describe('what was marked elsewhere', () => {
  it.each([
    ['Day One: a star', dayOne([{ ...entry, starred: true, isPinned: false }]), [true, undefined]],
    ['Day One: a pin', dayOne([{ ...entry, isPinned: true }]), [undefined, true]],
    ['Day One: an older pin', dayOne([{ ...entry, pinned: true }]), [undefined, true]],
    [
      'Keep: a pin',
      json({ createdTimestampUsec: 1_690_859_067_849_259, isTrashed: false, isPinned: true, textContent: 'Mots' }),
      [undefined, true],
    ],
    [
      'Journey: a favourite',
      json({ id: 'x', date_journal: 1_700_000_000_000, text: 'Mots', favourite: true }),
      [true, undefined],
    ],
    ['Memos: a pin', json([{ ...memo, pinned: true }]), [undefined, true]],
    [
      'jrnl: a star',
      json({ tags: {}, entries: [{ date: '2024-01-15', time: '23:30', title: '', body: 'Mots', starred: true }] }),
      [true, undefined],
    ],
    [
      'Journiv: a pin',
      json({ export_version: '1.0', journals: [{ title: 'C', entries: [written] }] }),
      [undefined, true],
    ],
  ])('is marked here: %s', (_name, text, marks) => {
    expect(marksIn(text)).toEqual([marks]);
  });

  it('is one thing, also where its sounds come apart or its words are too many for one thought', () => {
    const spoken = { ...entry, starred: true, isPinned: true, audios: [{ md5: 'a', format: 'm4a' }] };
    expect(marksIn(dayOne([spoken]), 'audios/a.m4a')).toEqual([
      [true, true],
      [undefined, undefined],
    ]);
    const long = { ...entry, starred: true, text: 'mot\n'.repeat(200_000) };
    expect(marksIn(dayOne([long])).filter(([starred]) => starred)).toHaveLength(1);
  });

  it('has as many stars as favourites have places: the latest; the others are counted', () => {
    const many = Array.from({ length: maxFavorites + 2 }, (_, at) => ({
      ...entry,
      uuid: String(at),
      creationDate: new Date(Date.UTC(2024, 0, 1) + at * 60_000).toISOString(),
      starred: true,
    }));
    const { entries, facts } = parsed(dayOne(many.toReversed()));
    expect(entries.map(({ starred }) => starred)).toEqual([undefined, undefined, ...many.slice(2).map(() => true)]);
    expect(facts.leftOut.get('star')).toBe(2);
  });
});
