/** What listening may take: this long to begin with, and so many times the sound gone through. */
const baseMs = 120_000;
const audioFactor = 5;

/** Calls `giveUp` unless the work gets on, or is over. */
export const createSpeechDeadline = (giveUp: () => void) => {
  const begun = performance.now();
  let timer = setTimeout(giveUp, baseMs);
  return {
    gotTo: (heardMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, begun + baseMs + audioFactor * heardMs - performance.now());
    },
    over: (): void => clearTimeout(timer),
  };
};
