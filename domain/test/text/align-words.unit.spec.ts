import { describe, expect, it } from 'vitest';
import { alignWords } from '#text/align-words.ts';

const words = (text: string): readonly string[] => text.split(' ');
const shared = (before: string, after: string): string =>
  alignWords(words(before), words(after))
    .map(([place]) => words(before)[place])
    .join(' ');
const numbered = (count: number, name: (place: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, place) => name(place));

describe('aligning two texts', () => {
  it('matches all words of an unchanged text', () =>
    expect(shared('un deux trois', 'un deux trois')).toBe('un deux trois'));
  it('matches the words around a changed one', () =>
    expect(shared('je mange une pomme', 'je mange la pomme')).toBe('je mange pomme'));
  it('matches as many words as possible when some moved', () =>
    expect(shared('a b c d e', 'd a b c e')).toBe('a b c e'));
  it('matches a repeated word once for each occurrence in both', () =>
    expect(shared('non non oui non', 'non oui non non')).toBe('non oui non'));
  it('matches nothing in two unrelated texts', () => expect(alignWords(words('a b'), words('c d'))).toEqual([]));
  it('accepts an empty side', () => expect([alignWords([], words('a')), alignWords(words('a'), [])]).toEqual([[], []]));

  it('aligns three hours of speech with every tenth word corrected', () => {
    const heard = numbered(30_000, (place) => (place % 3 === 0 ? 'le' : `mot${place}`));
    const corrected = heard.map((word, place) => (place % 10 === 0 ? `autre${place}` : word));

    const aligned = alignWords(heard, corrected);

    expect(aligned.length).toBe(27_000);
    expect(aligned.every(([before, after]) => before === after)).toBe(true);
  });
  it('gives up on two long texts without a common word', () => {
    expect(
      alignWords(
        numbered(5_000, () => 'la'),
        numbered(5_000, (place) => `${place}`),
      ),
    ).toEqual([]);
  });
});
