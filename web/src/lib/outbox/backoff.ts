const firstMs = 1_000;
const longestMs = 60_000;

/** How long to wait after the n-th failure in a row (0 for the first), in ms; `chance` (0…1) is jitter. */
export const backoffMs = (failures: number, chance: number): number =>
  Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + chance / 2);
