import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';

/** A word of `before` at one place that is found in `after` at another. */
export type WordMatch = readonly [before: number, after: number];

/** A table of this many cells is still cheap; longer texts are first split at words that occur only once. */
const affordableCells = 1_000_000;

/** The longest common subsequence of two texts' words; both places only grow. */
export const alignWords = (before: readonly string[], after: readonly string[]): readonly WordMatch[] => {
  const shorter = Math.min(before.length, after.length);
  const head = countWhile(shorter, (step) => before[step] === after[step]);
  const tail = countWhile(
    shorter - head,
    (step) => before[before.length - 1 - step] === after[after.length - 1 - step],
  );
  const middle = alignMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return [
    ...Array.from({ length: head }, (_, place): WordMatch => [place, place]),
    ...moved(middle, [head, head]),
    ...Array.from({ length: tail }, (_, step): WordMatch => [before.length - tail + step, after.length - tail + step]),
  ];
};

const countWhile = (most: number, holds: (step: number) => boolean): number => {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
};

const moved = (matches: readonly WordMatch[], [beforeBy, afterBy]: WordMatch): readonly WordMatch[] =>
  matches.map(([before, after]) => [before + beforeBy, after + afterBy]);

const alignMiddle = (before: readonly string[], after: readonly string[]): readonly WordMatch[] => {
  if (before.length === 0 || after.length === 0) return [];
  return before.length * after.length <= affordableCells ? longestCommon(before, after) : alignAtAnchors(before, after);
};

const alignAtAnchors = (before: readonly string[], after: readonly string[]): readonly WordMatch[] => {
  const anchors = longestIncreasingSubsequence(sharedOnce(before, after));
  if (anchors.length === 0) return [];
  return gapsBetweenMatches(anchors, [before.length, after.length]).flatMap(({ from, to }) => {
    const between = alignWords(before.slice(from[0], to[0]), after.slice(from[1], to[1]));
    return [...moved(between, from), ...(to[0] < before.length ? [to] : [])];
  });
};

/** The gaps between matched words: each begins after one and ends before the next, or at the end of both texts. */
export const gapsBetweenMatches = (
  matches: readonly WordMatch[],
  end: WordMatch,
): readonly Readonly<{ from: WordMatch; to: WordMatch }>[] =>
  [...matches, end].map((to, index) => {
    const [before, after] = matches[index - 1] ?? [-1, -1];
    return { from: [before + 1, after + 1], to };
  });

const sharedOnce = (before: readonly string[], after: readonly string[]): readonly WordMatch[] => {
  const places = onlyPlaces(after);
  return [...onlyPlaces(before)].flatMap(([word, place]): readonly WordMatch[] => {
    const other = places.get(word);
    return other === undefined ? [] : [[place, other]];
  });
};

const onlyPlaces = (words: readonly string[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  words.forEach((word, place) => (places.has(word) ? repeated.add(word) : places.set(word, place)));
  return new Map([...places].filter(([word]) => !repeated.has(word)));
};

const longestCommon = (before: readonly string[], after: readonly string[]): readonly WordMatch[] => {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const matches: WordMatch[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) matches.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return matches;
};
