/** The least time between two activity reports, in ms. */
export const activityIntervalMs = 60_000;

const moments = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

/** Reports use of this page: by pointer, by keyboard, or by returning to it. Returns the function that stops it. */
export const trackUserActivity = (report: () => void, now: () => number): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  const seen = (): void => {
    if (document.visibilityState !== 'visible' || now() - last < activityIntervalMs) return;
    last = now();
    report();
  };
  moments.forEach((moment) => document.addEventListener(moment, seen, { passive: true }));
  seen();
  return () => moments.forEach((moment) => document.removeEventListener(moment, seen));
};
