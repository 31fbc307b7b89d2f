/** What listening may take: this long to begin with, and so many times the sound gone through. */
const beginMs = 120_000;
const timesHeard = 5;

/** Calls `giveUp` unless the work gets on, or is over. */
export const createPatience = (giveUp: () => void) => {
  const begun = performance.now();
  let timer = setTimeout(giveUp, beginMs);
  return {
    gotTo: (heardMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, begun + beginMs + timesHeard * heardMs - performance.now());
    },
    over: (): void => clearTimeout(timer),
  };
};
