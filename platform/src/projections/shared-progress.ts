/** How far each model is (its last position), and how many wait for it: one place for each model, in memory of all threads of a process. */
export type ProgressMemory = Readonly<{
  seen: BigInt64Array<SharedArrayBuffer>;
  readers: Int32Array<SharedArrayBuffer>;
}>;

/** No model has seen any event. */
export const createProgressMemory = (models: number): ProgressMemory => ({
  seen: new BigInt64Array(new SharedArrayBuffer(models * BigInt64Array.BYTES_PER_ELEMENT)).fill(-1n),
  readers: new Int32Array(new SharedArrayBuffer(models * Int32Array.BYTES_PER_ELEMENT)),
});

/** One model, for the thread that updates it. */
export type WatchedProgress = Readonly<{ reached: (position: number) => void; isAwaited: () => boolean }>;

/** `place`: that of the model. */
export const watchedProgress = ({ seen, readers }: ProgressMemory, place: number): WatchedProgress => ({
  reached: (position) => {
    Atomics.store(seen, place, BigInt(position));
    Atomics.notify(seen, place);
  },
  isAwaited: () => Atomics.load(readers, place) > 0,
});

/** Position of the last event that the model at this place has seen; null: none. */
export const progressOf = ({ seen }: ProgressMemory, place: number): number | null => {
  const position = Number(Atomics.load(seen, place));
  return position < 0 ? null : position;
};

/** For a thread that reads the model at this place: true once it has reached the position, false after `ms`. A model that has is found without a message to the other thread. */
export const waitForProgress = async (
  { seen, readers }: ProgressMemory,
  place: number,
  [position, ms]: readonly [position: number, ms: number],
): Promise<boolean> => {
  const until = performance.now() + ms;
  Atomics.add(readers, place, 1);
  try {
    for (let at = Atomics.load(seen, place); at < position; at = Atomics.load(seen, place)) {
      const changed = Atomics.waitAsync(seen, place, at, Math.max(until - performance.now(), 0));
      if ((await changed.value) === 'timed-out') return false;
    }
    // Reads of one turn are of one moment, which may have begun before this was seen; it ends with the turn.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    return true;
  } finally {
    Atomics.sub(readers, place, 1);
  }
};
