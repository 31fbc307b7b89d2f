/** How many codes may be tried in a row before the first pause. */
export const freeAttempts = 5;
const pausesMs = [30_000, 60_000, 300_000, 900_000, 3_600_000] as const;

/** Wrong codes in a row, and when the last of them was given, in ms since 1970. */
export type Attempts = Readonly<{ failed: number; lastAt: number }>;
export const noAttempts: Attempts = { failed: 0, lastAt: 0 };

/** How long nothing more may be tried, in ms; 0: now. A clock that was set back begins the pause again. */
export const pauseLeftMs = ({ failed, lastAt }: Attempts, now: number): number => {
  if (failed < freeAttempts) return 0;
  const pause = pausesMs[Math.min(failed - freeAttempts, pausesMs.length - 1)] ?? 0;
  return Math.min(pause, Math.max(0, lastAt + pause - now));
};

export const afterFailure = ({ failed }: Attempts, now: number): Attempts => ({ failed: failed + 1, lastAt: now });
