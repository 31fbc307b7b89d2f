import { expect, it } from 'vitest';
import { parseTextQuery } from '#text/text-query.ts';
import type { SpokenSegment } from '#thought/thought.vocabulary.ts';
import { spokenHits } from '#thought/transcript/spoken-hits.ts';

const spoken = (text: string, startMs: number): SpokenSegment => ({
  text,
  startMs,
  endMs: startMs + 5_000,
  words: text
    .split(' ')
    .map((word, index) => ({ text: word, startMs: startMs + index * 500, endMs: startMs + index * 500 + 400 })),
});
const segments = [spoken('Cet été, le lac.', 0), spoken('Et l’été suivant, le lac encore.', 10_000)];
const secondsOf = (typed: string, among: readonly SpokenSegment[] = segments) => {
  const query = parseTextQuery(typed);
  return query ? spokenHits(among, query) : [];
};

it('returns the seconds at which a word is spoken', () => expect(secondsOf('ete ')).toEqual([0.5, 10.5]));
it('returns the time of a phrase’s first word', () => expect(secondsOf('"le lac"')).toEqual([1, 11.5]));
it('returns at most three', () => {
  const thrice = [0, 10_000, 20_000, 30_000].map((startMs) => spoken('Un été.', startMs));
  expect(secondsOf('ete ', thrice)).toEqual([0.5, 10.5, 20.5]);
});
it('returns the segment’s time where words have no times', () =>
  expect(
    secondsOf(
      'suivant ',
      segments.map((segment) => ({ ...segment, words: [] })),
    ),
  ).toEqual([10]));
it('returns nothing where the words are not spoken', () => expect(secondsOf('hiver ')).toEqual([]));
it('returns the seconds of a number whose groups are spoken apart', () =>
  expect(secondsOf('12000 ', [spoken('Il a payé 12 000 euros.', 4_000)])).toEqual([5.5]));
it('returns the seconds of a word after one that is written without letters', () =>
  expect(secondsOf('lac ', [spoken('Puis … le lac.', 0)])).toEqual([1.5]));
