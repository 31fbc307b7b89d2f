/** Waits until there is time for a piece of work. `isAwaited`: whether somebody waits for it, asked as long as its turn has not come. */
export type LoopTurn = (isAwaited?: () => boolean) => Promise<void>;

type Waiting = Readonly<{ isAwaited: () => boolean; turn: PromiseWithResolvers<void> }>;

/**
 * For long computations in pieces of some milliseconds: before each piece its owner waits for a turn. Pieces that somebody waits for come first, and else
 * they come in the order they were asked for, in each round of the event loop for `sliceMs` at most: however many compute at once, a request waits for one
 * slice only.
 */
export const createLoopTurns = ({
  sliceMs = 2,
  now = () => performance.now(),
}: Readonly<{ sliceMs?: number; now?: () => number }> = {}): LoopTurn => {
  const waiting: Waiting[] = [];
  let [began, isGiving] = [Number.NEGATIVE_INFINITY, false];

  const takeNext = (): Waiting | undefined => {
    const awaited = waiting.findIndex(({ isAwaited }) => isAwaited());
    return waiting.splice(Math.max(awaited, 0), 1)[0];
  };
  const give = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (now() - began >= sliceMs) {
        await new Promise<void>((resolve) => setImmediate(resolve));
        began = now();
      }
      takeNext()?.turn.resolve();
      // After all that follows from promises: the piece itself is over before the next one is chosen, and its time is counted.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
    isGiving = false;
  };
  return (isAwaited = () => false) => {
    const turn = Promise.withResolvers<void>();
    waiting.push({ isAwaited, turn });
    if (!isGiving) queueMicrotask(() => void give());
    isGiving = true;
    return turn.promise;
  };
};

/** Of this process: there is one event loop. */
export const loopTurn: LoopTurn = createLoopTurns();
