/** Waits until there is time for a piece of work. */
export type LoopTurn = () => Promise<void>;

/**
 * For long computations in pieces of some milliseconds: before each piece its owner waits for a turn. Turns are given in the order they were
 * asked for, in each round of the event loop for `sliceMs` at most: however many compute at once, a request waits for one slice only.
 */
export const createLoopTurns = ({
  sliceMs = 2,
  now = () => performance.now(),
}: Readonly<{ sliceMs?: number; now?: () => number }> = {}): LoopTurn => {
  let last: Promise<void> = Promise.resolve();
  let began = Number.NEGATIVE_INFINITY;
  const give = async (): Promise<void> => {
    if (now() - began < sliceMs) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    began = now();
  };
  return () => {
    last = last.then(give);
    return last;
  };
};

/** Of this process: there is one event loop. */
export const loopTurn: LoopTurn = createLoopTurns();
