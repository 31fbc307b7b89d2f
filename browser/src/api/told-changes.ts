let least = Number.POSITIVE_INFINITY;

/** `header`: `X-Changes-Told` of an answer; without one, or without an answer, nobody knows what it lacks. */
export const noteTold = (header: string | null | undefined): void => {
  least = Math.min(least, Number(header ?? 0));
};

/** null: there was no answer yet. */
export const leastTold = (): number | null => (Number.isFinite(least) ? least : null);

/** From here on changes are told by socket; after a disconnection those after this one are missing. */
export const restartTold = (told: number | null): void => {
  least = told ?? 0;
};
