/** Counts what is said, without the pauses. `now` in ms, from any steady clock. */
export const createStopwatch = (now: () => number) => {
  let counted = 0;
  let since: number | null = null;
  const elapsed = () => counted + (since === null ? 0 : now() - since);
  return {
    start: () => {
      since ??= now();
    },
    stop: () => {
      counted = elapsed();
      since = null;
    },
    /** Whole ms. */
    elapsed: () => Math.round(elapsed()),
  };
};
export type Stopwatch = ReturnType<typeof createStopwatch>;
