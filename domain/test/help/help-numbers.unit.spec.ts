import { describe, expect, it } from 'vitest';
import { helpCountries, helpCountryOf, helpLinesFor, helpNumbers, isListening } from '#help/help-numbers.ts';
import { helpSituations } from '#help/help.vocabulary.ts';

const numbersOf = (...asked: Parameters<typeof helpLinesFor>) => helpLinesFor(...asked).map(({ number }) => number);

describe('the numbers of help', () => {
  it('are those of the situation, the one to call first first', () => {
    expect(numbersOf('suicide', 'FR', [])).toEqual(['3114', '15', '112', '114']);
    expect(numbersOf('violence', 'FR', [])).toEqual(['3919', '17', '112', '114', '3114']);
    expect(numbersOf('child', 'FR', [])[0]).toBe('119');
    expect(numbersOf('poisoning', 'FR', [])[0]).toBe('15');
    expect(numbersOf('poisoning', 'BE', [])[0]).toBe('112');
  });

  it('are those of the account’s country, or go by the language', () => {
    expect(helpCountryOf('BE', 'fr')).toBe('BE');
    expect(helpCountryOf('CA', 'fr')).toBe('CA-FR');
    expect(helpCountryOf('CA', 'en')).toBe('CA');
    expect(helpCountryOf(null, 'fr')).toBe('FR');
    expect(helpCountryOf(null, 'en')).toBeNull();
    expect(helpCountryOf('JP', 'fr')).toBeNull();
    expect(numbersOf('suicide', null, [])).toEqual(['112']);
  });

  it('are replaced or hidden by what administrators changed, of that line only', () => {
    const changes = [
      { country: 'FR', kind: 'listening', number: '09 72 39 40 50' },
      { country: 'FR', kind: 'written', number: null },
    ] as const;
    expect(numbersOf('suicide', 'FR', changes)).toEqual(['09 72 39 40 50', '15', '112']);
    expect(numbersOf('suicide', 'BE', changes)).toEqual(['0800 32 123', '112']);
  });

  it.each(helpCountries)('of %s: somebody listens, and an emergency service answers, in every situation', (country) => {
    for (const situation of helpSituations) {
      const lines = helpLinesFor(situation, country, []);
      expect(lines.some(isListening)).toBe(true);
      expect(lines.some(({ kind }) => kind === 'emergency')).toBe(true);
    }
  });

  it.each(helpCountries)('of %s: each says who tells it', (country) => {
    for (const { number, source } of Object.values(helpNumbers[country])) {
      expect(number).toMatch(/^[\d -]+$/u);
      expect(source).toMatch(/^[a-z\d.-]+\.[a-z]+$/u);
    }
  });
});
