type Pair = readonly [number, number];

/** The longest choice of pairs, given by rising firsts, whose seconds rise too. */
export const longestIncreasingSubsequence = (pairs: readonly Pair[]): readonly Pair[] => {
  // `ends[length]`: the pair with the lowest second that closes a run of length + 1; `earlier`: whom each pair follows in its run.
  const ends: Pair[] = [];
  const earlier = new Map<Pair, Pair>();
  for (const pair of pairs) {
    const length = firstNotBelow(ends, pair[1]);
    const before = ends[length - 1];
    if (before) earlier.set(pair, before);
    ends[length] = pair;
  }

  const run: Pair[] = [];
  for (let pair = ends.at(-1); pair; pair = earlier.get(pair)) run.push(pair);
  return run.reverse();
};

const firstNotBelow = (ends: readonly Pair[], second: number): number => {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle]?.[1] ?? second) < second) low = middle + 1;
    else high = middle;
  }
  return low;
};
