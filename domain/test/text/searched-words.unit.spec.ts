import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '#text/search-words.ts';
import { isSign, searchedWordsOf } from '#text/searched-words.ts';
import { excerptsAround, hitsAmong, markWords, parseTextQuery } from '#text/text-query.ts';

const words = (text: string) => searchedWordsOf(text).map(({ word }) => word);
const finds = (asked: string, text: string): boolean => {
  const query = parseTextQuery(asked);
  return query !== null && hitsAmong(words(text), query).length > 0;
};

describe('signs are words, as they are seen', () => {
  it.each([
    ['🤯', 'Quelle journée 🤯'],
    ['🤯', 'Quelle journée🤯🤯.'],
    ['❤️', 'avec ❤ toujours'],
    ['❤', 'avec ❤️toujours'],
    ['toujours', 'avec ❤️toujours'],
    ['👍🏽', 'oui 👍🏽'],
    ['👨‍👩‍👧', 'nous 👨‍👩‍👧 ici'],
    ['🇫🇷', 'allez 🇫🇷'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'la 🏴󠁧󠁢󠁥󠁮󠁧󠁿 bleue'],
    ['🏃‍♀️ matin', 'ce matin 🏃‍♀️'],
  ])('%s finds « %s »', (asked, text) => expect(finds(asked, text)).toBe(true));

  it.each([
    ['👩', 'nous 👨‍👩‍👧 ici'],
    ['👍', 'oui 👍🏽'],
    ['👍🏿', 'oui 👍🏽'],
    ['🇷🇧', '🇫🇷🇧🇪'],
    ['❤️', 'le ❤️‍🔥 brûle'],
    ['???', 'Pourquoi ???'],
    ['©', 'tous droits © 2026'],
  ])('%s does not find « %s »', (asked, text) => expect(finds(asked, text)).toBe(false));

  it('knows them from letters', () => {
    expect(words('A ❤️ 日 9 🤯').map(isSign)).toEqual([false, true, false, false, true]);
  });
  it('shows and marks them where they are', () => {
    const query = parseTextQuery('🤯') ?? { terms: [], phrases: [], excluded: [] };
    const text = `${'a '.repeat(100)}🤯 ${'😀 '.repeat(200)}fin`;
    expect(excerptsAround(query)(text)?.excerpt).toContain('🤯');
    expect(markWords('oui 🤯.', ['🤯']).filter(({ marked }) => marked)).toEqual([{ text: '🤯', marked: true }]);
  });
});

describe('numbers are found as they are read', () => {
  it.each([' ', '\u00A0', '\u202F', '\u2009', '\u2007'])('with « %s » between their groups or without', (space) => {
    expect(words(`payé 12${space}000 euros`)).toEqual(['paye', '12000', 'euros']);
    expect(finds('12000', `payé 12${space}000 euros`)).toBe(true);
    expect(finds(`12${space}000`, 'payé 12000 euros')).toBe(true);
    expect(words(`1${space}234${space}567`)).toEqual(['1234567']);
  });
  it.each([
    ['06 12 34 56 78', ['06', '12', '34', '56', '78']],
    ['en 2020 300 personnes', ['en', '2020', '300', 'personnes']],
    ['12 0000', ['12', '0000']],
    ['12  000', ['12', '000']],
    ['12, 000', ['12', '000']],
    ['12 000e', ['12', '000e']],
    ['0 123', ['0', '123']],
  ])('« %s » is no such number', (text, separate) => expect(words(text)).toEqual(separate));
  it('marks it where it stands', () =>
    expect(markWords('soit 12 000 €', ['12000'])).toEqual([
      { text: 'soit ', marked: false },
      { text: '12 000', marked: true },
      { text: ' €', marked: false },
    ]));
});

describe('writing without blanks', () => {
  it.each([
    ['天气', '今天天气很好。'],
    ['図書館', '私は図書館で本を読みました'],
    ['อากาศ', 'วันนี้อากาศดีมาก'],
    ['iPhone', '我买了iPhone手机'],
    ['"很好"', '今天天气很好。'],
  ])('%s finds « %s »', (asked, text) => expect(finds(asked, text)).toBe(true));

  it('cuts a run that is no sentence, and loses nothing of it', () => {
    const long = '今天天气很好'.repeat(400);
    expect(words(long).join('')).toBe(long);
  });
});

it('given any text, then its words are in order and apart from each other', () =>
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', 'É', ' ', '9', '000', '語', '❤️', '👍🏽', '\u200D', '\uFE0F', '🇫', 'ก', '’'),
      }),
      (text) => {
        const found = searchedWordsOf(text);
        for (const [index, { start, end }] of found.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
        }
      },
    ),
  ));
it('given letters alone, then its words are the usual ones', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'É', 'œ', ' ', '’', '-', '.') }), (text) => {
      expect(searchedWordsOf(text)).toEqual(wordsOf(text));
    }),
  ));
