/** Computing time of a job, in ms: a base, and a multiple of the length of the sound processed so far. */
export type WorkAllowance = Readonly<{ baseMs: number; perSoundMs: number }>;

/** Counts computing time only: waiting for a slow store is not the sound's fault. */
export type WorkClock = Readonly<{ start: () => void; stop: () => void; processed: (processedMs: number) => void }>;

/** Calls `spent` when the allowance is used up while the clock runs. */
export const createWorkClock = ({ baseMs, perSoundMs }: WorkAllowance, spent: () => void): WorkClock => {
  let allowedMs = baseMs;
  let workedMs = 0;
  let startedAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    if (startedAt !== null) workedMs += performance.now() - startedAt;
    startedAt = null;
  };
  const start = (): void => {
    stop();
    startedAt = performance.now();
    timer = setTimeout(spent, allowedMs - workedMs);
  };
  return {
    start,
    stop,
    processed: (processedMs) => {
      allowedMs = Math.max(allowedMs, baseMs + perSoundMs * processedMs);
      if (startedAt !== null) start();
    },
  };
};
