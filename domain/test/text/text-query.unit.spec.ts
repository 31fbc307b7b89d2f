import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from '#text/search-words.ts';
import { beginningOf, excerptsAround, hitsAmong, markWords, parseTextQuery, type TextQuery } from '#text/text-query.ts';

const query = (parts: Partial<TextQuery>): TextQuery => ({ terms: [], phrases: [], excluded: [], ...parts });
const term = (word: string, prefix = false) => ({ word, prefix });
const parsed = (typed: string): TextQuery => parseTextQuery(typed) ?? query({});

describe('folding', () => {
  const folded = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
  it.each(['', 'e\u0301', 'é', '東京'])('of every letter up to U+0300 after « %s » is what Unicode says', (before) => {
    const letters = Array.from({ length: 0x3_00 }, (_none, code) => String.fromCharCode(code));
    const foldedOtherwise = new Set('ŒœÆæǢǣǼǽß\u00AD');
    for (const letter of letters.filter((one) => !foldedOtherwise.has(one)))
      expect(fold(`${before}${letter}`)).toBe(folded(`${before}${letter}`));
  });
  it.each([
    ['Œuvre', 'oeuvre'],
    ['LÆTITIA', 'laetitia'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
  ])('of %s is %s', (text, expected) => expect(fold(text)).toBe(expected));
});

describe('parsing a text query', () => {
  it.each<[string, Partial<TextQuery>]>([
    ['Été ', { terms: [term('ete')] }],
    ['le lac', { terms: [term('le'), term('lac', true)] }],
    ['l’amour ', { terms: [term('amour')] }],
    ["qu'aujourd'hui ", { terms: [term('aujourd'), term('hui')] }],
    ["jusqu'ici ", { terms: [term('ici')] }],
    ['cœur ', { terms: [term('coeur')] }],
    ['porte-clés ', { terms: [term('porte'), term('cles')] }],
    ['« le grand lac »', { phrases: [['le', 'grand', 'lac']] }],
    ['“Grand Lac” été', { terms: [term('ete', true)], phrases: [['grand', 'lac']] }],
    ['"l’amour"', { phrases: [['l', 'amour']] }],
    ['lac -Été', { terms: [term('lac')], excluded: ['ete'] }],
    ['-"pluie"', { excluded: ['pluie'] }],
    ['"le la', { terms: [term('le'), term('la', true)] }],
  ])('parses %s', (typed, expected) => expect(parseTextQuery(typed)).toEqual(query(expected)));

  it.each(['', '  ', '""', '- –', '« »'])('finds no query in « %s »', (typed) =>
    expect(parseTextQuery(typed)).toBeNull(),
  );
  it.each(['!?', '???', '…'])('finds in « %s » what no text has', (typed) =>
    expect(excerptsAround(parsed(typed))('Quoi ??? Rien…')).toBeNull(),
  );
});

describe('finding words', () => {
  const among = (text: string, typed: string) =>
    hitsAmong(
      wordsOf(text).map(({ word }) => word),
      parsed(typed),
    );

  it('matches whole words, the last one also as a prefix', () => {
    expect(among('Le lac et la lacune', 'lac ')).toEqual([1]);
    expect(among('Le lac et la lacune', 'lac')).toEqual([1, 4]);
  });
  it.each([
    ['ete ', 'Cet été, l’ÉTÉ.', [1, 3]],
    ['ete ', 'C’était la fête, tête nue, arrêtée d’un fétu.', []],
    ['xylophone', 'Un saxophone, un téléphone, un xylo.', []],
    ['xylophone', 'Le xylophone, deux xylophones.', [1, 3]],
  ])('of « %s » in « %s » finds the word itself, and none that resembles it', (typed, text, places) =>
    expect(among(text, typed)).toEqual(places),
  );
  it('matches a phrase only as a whole, also when it repeats itself', () => {
    expect(among('un grand lac, un lac grand', '"grand lac"')).toEqual([1, 2]);
    expect(among('la la la', '"la la"')).toEqual([0, 1, 2]);
  });
});

describe('an excerpt', () => {
  const long = `${'Rien encore ici. '.repeat(20)}Puis vint l’été, enfin. ${'Et la suite. '.repeat(20)}`;

  it('surrounds the first hit and is cut between words', () => {
    const found = excerptsAround(parsed('ete '), 80)(long);
    expect(found?.words).toEqual(['ete']);
    expect(found?.excerpt).toMatch(/^…\S.* l’été, enfin.*\S…$/u);
    expect(found?.excerpt.length).toBeLessThan(90);
  });
  it('is the whole text when it is short', () =>
    expect(excerptsAround(parsed('ete'))('Un été.')?.excerpt).toBe('Un été.'));
  it('is null without a hit', () => expect(excerptsAround(parsed('hiver '))(long)).toBeNull());
  it('keeps a word longer than the excerpt whole', () =>
    expect(excerptsAround(parsed('bbb'))(`a ${'b'.repeat(300)} c`)?.excerpt).toContain('b'.repeat(300)));
});

it.each([
  ['Un été.', 'Un été.'],
  ['Un grand été au bord du lac.', 'Un grand été…'],
  ['Anticonstitutionnellement', 'Anticonstitut…'],
  ['C’est avant l’hiver.', 'C’est avant…'],
])('of « %s » starts with « %s »', (text, expected) => expect(beginningOf(text, 13)).toBe(expected));

it('marks the words found as they are written', () => {
  expect(markWords('Cet été, l’Été.', ['ete'])).toEqual([
    { text: 'Cet ', marked: false },
    { text: 'été', marked: true },
    { text: ', l’', marked: false },
    { text: 'Été', marked: true },
    { text: '.', marked: false },
  ]);
  expect(markWords('rien', ['ete'])).toEqual([{ text: 'rien', marked: false }]);
});
