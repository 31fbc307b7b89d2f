/** Waits for a turn of the event loop of one's own. */
export type LoopTurn = () => Promise<void>;

/**
 * For long computations in pieces: before each piece its owner waits for a turn. Turns are given one in each round of the event loop, in the
 * order they were asked for, so that however many compute at once, one piece at most stands between two requests.
 */
export const createLoopTurns = (): LoopTurn => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
};
