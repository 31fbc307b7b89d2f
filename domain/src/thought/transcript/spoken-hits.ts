import { searchedWordsOf } from '#text/searched-words.ts';
import { hitsAmong, type TextQuery } from '#text/text-query.ts';
import type { SpokenSegment } from '../thought.vocabulary.ts';

type TimedToken = Readonly<{ word: string; startMs: number }>;

// A word without its own time is searched from the start of its segment.
const tokensOf = ({ text, startMs, words }: SpokenSegment): readonly TimedToken[] => {
  const spoken = words.length > 0 ? words : [{ text, startMs }];
  let [at, end] = [0, spoken[0]?.text.length ?? 0];
  // As one line: « 12 000 » are two spoken words, and one that is searched for.
  return searchedWordsOf(spoken.map((one) => one.text).join(' ')).map(({ word, start }) => {
    for (; start > end && at + 1 < spoken.length; at += 1) end += 1 + (spoken[at + 1]?.text.length ?? 0);
    return { word, startMs: spoken[at]?.startMs ?? startMs };
  });
};

/** The first moments at which a search's words are spoken, in seconds from the start, at most `most`. */
export const spokenHits = (segments: readonly SpokenSegment[], query: TextQuery, most = 3): readonly number[] => {
  const tokens = segments.flatMap(tokensOf);
  const hits = hitsAmong(
    tokens.map(({ word }) => word),
    query,
  );
  const starts = hits
    .filter((hit, index) => hits[index - 1] !== hit - 1)
    .map((hit) => (tokens[hit]?.startMs ?? 0) / 1_000);
  return [...new Set(starts)].slice(0, most);
};
