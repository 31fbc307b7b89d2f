/** Percent of the target, 0…100. Rounded down: 100 only once the target is reached. */
export const goalProgress = (count: number, target: number): number =>
  Math.min(100, Math.floor((100 * count) / target));
