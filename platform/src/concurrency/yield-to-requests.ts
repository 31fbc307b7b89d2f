/** Lets requests go before background work. */
export type YieldToRequests = Readonly<{
  requestArrived: () => void;
  /**
   * Resolves at once while there are no requests, else in the next quiet moment, and after `maxWaitMs` in any case. Then nobody waits for as long: of
   * work in many pieces, requests that never stop take half of the time, not a wait for each piece.
   */
  wait: () => Promise<void>;
}>;

type Options = Readonly<{
  /** When the last request came, in ms: of memory that threads share, where requests are answered in another one. */
  lastRequest?: Float64Array;
  /** How long without a request counts as quiet. */
  quietMs?: number;
  maxWaitMs?: number;
  /** The same for all threads of a process, in ms. */
  now?: () => number;
}>;

const machineMs = (): number => performance.timeOrigin + performance.now();

export const createYieldToRequests = ({
  lastRequest = new Float64Array(1),
  quietMs = 5,
  maxWaitMs = 100,
  now = machineMs,
}: Options = {}): YieldToRequests => {
  const quietAt = (): number => (lastRequest[0] ?? 0) + quietMs;
  let openUntil = -Infinity;
  return {
    requestArrived: () => {
      lastRequest[0] = now();
    },
    wait: async () => {
      const longest = now() + maxWaitMs;
      while (now() < quietAt() && now() >= openUntil) {
        if (now() >= longest) openUntil = now() + maxWaitMs;
        // Timers fire before sockets are polled: after a long commit, requests that came meanwhile are seen only in the next phase.
        else await timerThenPoll(Math.min(quietAt(), longest) - now());
      }
    },
  };
};

const timerThenPoll = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(() => setImmediate(resolve), Math.ceil(ms)));
