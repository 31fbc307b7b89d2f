import type { Amounts } from '@ecrin/platform/projections/totals.ts';

/** Bounds grow by a tenth: whatever is read from a histogram is at most 5 % away from the exact value, and histograms of any days add up. */
const growth = 1.1;
/** 50 ms to over 30 days; anything beyond counts as the nearest. */
const [shortestMs, bucketCount] = [50, 188];

/** Upper bounds in ms, inclusive. */
const bounds: readonly number[] = Array.from({ length: bucketCount }, (_none, index) =>
  Math.round(shortestMs * growth ** index),
);

const bucketOf = (ms: number): number => {
  let [low, high] = [0, bucketCount - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ms <= (bounds[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** One duration, as an amount of a total. `name` tells histograms of one total apart. */
export const durationAmount = (name: string, ms: number): Amounts => ({ [`${name}:${bucketOf(Math.max(0, ms))}`]: 1 });

/** As far from the shortest as from the longest duration of its bucket, in parts of each. */
const middleMs = (bucket: number): number => {
  const longest = bounds[bucket] ?? shortestMs;
  const before = bounds[bucket - 1];
  const shortest = before === undefined ? longest : before + 1;
  return Math.round((2 * shortest * longest) / (shortest + longest));
};

/** By nearest rank, in ms, within 5 %; null: there is no duration. `share`: 0.5 for the median. */
export const durationQuantile = (amounts: Amounts, name: string, share: number): number | null => {
  const buckets = Object.entries(amounts)
    .filter(([key]) => key.startsWith(`${name}:`))
    .map(([key, count]) => [Number(key.slice(name.length + 1)), count] as const)
    .sort(([one], [other]) => one - other);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  const rank = Math.max(1, Math.ceil(share * total));
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= rank) return middleMs(bucket);
  }
  return null;
};
