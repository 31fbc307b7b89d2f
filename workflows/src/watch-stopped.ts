/** How often it is looked, in ms. */
const lookMs = 1_000;

/** A signal that aborts once nobody waits any more for what a step is doing. `findWaiting`: null then; a fault of it changes nothing. */
export const watchStopped = (findWaiting: () => Promise<unknown>) => {
  const stopped = new AbortController();
  const timer = setInterval(() => {
    findWaiting().then(
      (waiting) => waiting ?? stopped.abort(new Error('nobody waits any more')),
      () => undefined,
    );
  }, lookMs);
  return { signal: stopped.signal, end: () => clearInterval(timer) };
};
