/** At most once in so long is it told that somebody is here, in ms. */
export const activityIntervalMs = 60_000;

const moments = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

/** Tells when somebody uses this page: by pointer, by keyboard, or by looking at it again. Returns what ends it. */
export const trackUserActivity = (tell: () => void, now: () => number): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  const seen = (): void => {
    if (document.visibilityState !== 'visible' || now() - last < activityIntervalMs) return;
    last = now();
    tell();
  };
  moments.forEach((moment) => document.addEventListener(moment, seen, { passive: true }));
  seen();
  return () => moments.forEach((moment) => document.removeEventListener(moment, seen));
};
