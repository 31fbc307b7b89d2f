const pad = (figure: number) => String(figure).padStart(2, '0');

/** Whole hours, minutes and seconds. */
export const partsOf = (ms: number) => {
  const all = Math.floor(ms / 1_000);
  return { hours: Math.floor(all / 3_600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
};

/** 2:47, 1:02:03. */
export const clockTime = (ms: number): string => {
  const { hours, minutes, seconds } = partsOf(ms);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
};
