/** How long a job may compute, in ms: so long to begin with, and so many times the length of the sound it has gone through. */
export type WorkAllowance = Readonly<{ baseMs: number; perHeardMs: number }>;

/** Counts only what is computed, not what is waited for: a store that is slow to give the sound is no fault of the sound. */
export type WorkClock = Readonly<{ start: () => void; stop: () => void; heard: (heardMs: number) => void }>;

/** Calls `spent` when the allowance is used up while the clock runs. */
export const createWorkClock = ({ baseMs, perHeardMs }: WorkAllowance, spent: () => void): WorkClock => {
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
    heard: (heardMs) => {
      allowedMs = Math.max(allowedMs, baseMs + perHeardMs * heardMs);
      if (startedAt !== null) start();
    },
  };
};
