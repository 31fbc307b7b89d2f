/** Lets requests go before background work. */
export type YieldToRequests = Readonly<{
  requestArrived: () => void;
  /** Resolves at once while there are no requests, else in the next quiet moment, and after `maxWaitMs` in any case. */
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
  return {
    requestArrived: () => {
      lastRequest[0] = now();
    },
    wait: async () => {
      for (const longest = now() + maxWaitMs; now() < Math.min(quietAt(), longest);) {
        const ms = Math.ceil(Math.min(quietAt(), longest) - now());
        // Timers fire before sockets are polled: after a long commit, requests that came meanwhile are seen only in the next phase.
        await new Promise((resolve) => setTimeout(() => setImmediate(resolve), ms));
      }
    },
  };
};
