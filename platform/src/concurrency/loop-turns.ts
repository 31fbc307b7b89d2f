/** Who waits for a piece of work: somebody right now, somebody who looks soon, nobody; `idle`: it may take as long as it takes. Less comes first. */
export const urgency = { awaited: 0, prompt: 1, deferred: 2, idle: 3 } as const;
export type Urgency = (typeof urgency)[keyof typeof urgency];

/** Waits until there is time for a piece of work. `urgencyOf` is asked as long as its turn has not come. */
export type LoopTurn = (urgencyOf?: () => Urgency) => Promise<void>;

type Waiting = Readonly<{ urgencyOf: () => Urgency; turn: PromiseWithResolvers<void> }>;

/** Every so many turns the one goes first that has waited longest, so that nothing waits for ever. */
const oldestEvery = 8;

/**
 * For long computations in pieces of some milliseconds: before each piece its owner waits for a turn. The most urgent come first, and among equals those
 * that were asked for first, in each round of the event loop for `sliceMs` at most: however many compute at once, a request waits for one slice only.
 */
export const createLoopTurns = ({
  sliceMs = 2,
  now = () => performance.now(),
}: Readonly<{ sliceMs?: number; now?: () => number }> = {}): LoopTurn => {
  const waiting: Waiting[] = [];
  let [began, isGiving, given] = [Number.NEGATIVE_INFINITY, false, 0];

  const takeNext = (): Waiting | undefined => {
    given += 1;
    return waiting.splice(given % oldestEvery === 0 ? 0 : mostUrgent(waiting), 1)[0];
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
  return (urgencyOf = () => urgency.prompt) => {
    const turn = Promise.withResolvers<void>();
    waiting.push({ urgencyOf, turn });
    if (!isGiving) queueMicrotask(() => void give());
    isGiving = true;
    return turn.promise;
  };
};

const mostUrgent = (waiting: readonly Waiting[]): number => {
  const ranks = waiting.map(({ urgencyOf }) => urgencyOf());
  return ranks.indexOf(ranks.reduce<Urgency>((least, rank) => (rank < least ? rank : least), urgency.idle));
};

/** Of this process: there is one event loop. */
export const loopTurn: LoopTurn = createLoopTurns();
