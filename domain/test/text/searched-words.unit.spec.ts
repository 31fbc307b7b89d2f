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

/** What is marked where a text is found. */
const marked = (asked: string, text: string): readonly string[] => {
  const query = parseTextQuery(asked);
  const { words: found } = (query && excerptsAround(query)(text)) ?? { words: [] };
  return markWords(text, found).flatMap((piece) => (piece.marked ? [piece.text] : []));
};

describe('what looks the same is the same', () => {
  it.each([
    [
      'a number',
      ['12000', '12 000', '12\u00A0000', '12\u202F000', '12\u2009000', '12,000', '12’000', "12'000", '１２，０００'],
    ],
    ['a long number', ['1234567', '1 234 567', '1,234,567', '1’234’567']],
    ['accents', ['été', 'e\u0301te\u0301', 'ÉTÉ', 'ete']],
    ['ligatures', ['office', 'oﬃce', 'oﬀice']],
    ['letters that are written as one', ['cœur', 'coeur', 'CŒUR']],
    ['signs that nobody sees', ['mémoire', 'mé\u00ADmoire', 'mé\u200Bmoire', 'me\u0301\u2060moire']],
    ['full width', ['Tokyo', 'Ｔｏｋｙｏ']],
    ['a sign', ['❤️', '❤']],
    ['a sign as text', ['☺', '☺\uFE0E', '☺️']],
    ['a family', ['👨‍👩‍👧']],
    ['a key', ['7', '7️⃣']],
    ['Japanese letters', ['ガラス', 'ｶﾞﾗｽ', 'カ\u3099ラス']],
    ['Thai', ['กิน']],
  ])('%s: each of %j finds each, and exactly it is marked', (_what, forms) => {
    for (const asked of forms)
      for (const form of forms) expect([asked, ...marked(asked, `avant ${form} et après`)]).toEqual([asked, form]);
  });

  it.each([
    ['two Thai words', ['กิน', 'กัน']],
    ['two Japanese words', ['はは', 'ばば', 'ぱぱ']],
    ['a number and its parts', ['12 000', '12', '000', '1 200', '120 00']],
    ['skin tones', ['👍', '👍🏽', '👍🏿']],
    ['a family and who is in it', ['👨‍👩‍👧', '👨', '👩', '👧']],
    ['flags', ['🇫🇷', '🇧🇪', '🇷🇧']],
    ['hearts', ['❤️', '❤️‍🔥', '💔']],
  ])('%s are not: none of %j finds another', (_what, forms) => {
    for (const asked of forms)
      for (const form of forms.filter((other) => other !== asked))
        expect([asked, ...marked(`${asked} `, `avant ${form} et`)]).toEqual([asked]);
  });

  it.each(['\u0301', '#️⃣', '*️⃣', '\uFE0F', '???'])('nothing is found by %j, which is no word', (asked) => {
    expect(marked(asked, 'Tout ce qui est écrit ☺ ???')).toEqual([]);
    expect(words(`a ${asked} b`)).toEqual(['a', 'b']);
  });
});

describe('signs are words, as they are seen', () => {
  it.each([
    ['🤯', 'Quelle journée 🤯'],
    ['🤯', 'Quelle journée🤯🤯.'],
    ['❤', 'avec ❤️toujours'],
    ['toujours', 'avec ❤️toujours'],
    ['👍🏽', 'oui 👍🏽'],
    ['🇫🇷', 'allez 🇫🇷'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'la 🏴󠁧󠁢󠁥󠁮󠁧󠁿 bleue'],
    ['🏃‍♀️ matin', 'ce matin 🏃‍♀️'],
  ])('%s finds « %s »', (asked, text) => expect(finds(asked, text)).toBe(true));

  it.each([
    ['🇷🇧', '🇫🇷🇧🇪'],
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
  it.each([
    ['06 12 34 56 78', ['06', '12', '34', '56', '78']],
    ['555 123 4567', ['555', '123', '4567']],
    ['555,123,4567', ['555', '123', '4567']],
    ['en 2020 300 personnes', ['en', '2020', '300', 'personnes']],
    ['12 0000', ['12', '0000']],
    ['12  000', ['12', '000']],
    ['12, 000', ['12', '000']],
    ['12.000', ['12', '000']],
    ['12 000e', ['12', '000e']],
    ['0,125', ['0', '125']],
    ['1,5', ['1', '5']],
    ['12 000 2024', ['12', '000', '2024']],
  ])('« %s » is no such number', (text, separate) => expect(words(text)).toEqual(separate));
  it.each([
    ['en 2020 12 000 personnes', ['en', '2020', '12000', 'personnes']],
    ['12 300 fois', ['12300', 'fois']],
    ['12 000,50 €', ['12000', '50']],
    ['£12,000.50', ['12000', '50']],
    ['12,000 2 times', ['12000', '2', 'times']],
    ['+12 000, 5 000', ['12000', '5000']],
  ])('of « %s » they are %j', (text, all) => expect(words(text)).toEqual(all));
});

describe('writing without blanks', () => {
  it.each([
    ['天气', '今天天气很好。'],
    ['図書館', '私は図書館で本を読みました'],
    ['อากาศ', 'วันนี้อากาศดีมาก'],
    ['iPhone', '我买了iPhone手机'],
    ['"很好"', '今天天气很好。'],
  ])('%s finds « %s », and marks it there', (asked, text) =>
    expect(marked(asked, text).join('')).toBe(asked.replaceAll('"', '')),
  );

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
