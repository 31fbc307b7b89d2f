import { waitAtMost } from './deadline.ts';

/** Lets requests go before background work. */
export type YieldToRequests = Readonly<{
  requestArrived: () => void;
  /** Resolves at once while there are no requests, else in the next quiet moment, and after `maxWaitMs` in any case. */
  wait: () => Promise<void>;
}>;

/** `quietMs`: how long without a request counts as quiet. */
export const createYieldToRequests = ({
  quietMs = 5,
  maxWaitMs = 100,
}: Readonly<{ quietMs?: number; maxWaitMs?: number }> = {}): YieldToRequests => {
  let busy: PromiseWithResolvers<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let arrived = false;

  // Timers fire before sockets are polled: after a long commit, requests that came meanwhile are seen only in the next phase.
  const checkQuiet = (): void => {
    arrived = false;
    setImmediate(() => {
      if (arrived) return;
      busy?.resolve();
      busy = null;
    });
  };
  return {
    requestArrived: () => {
      arrived = true;
      busy ??= Promise.withResolvers();
      timer = timer?.refresh() ?? setTimeout(checkQuiet, quietMs);
    },
    wait: async () => {
      if (busy) await waitAtMost(maxWaitMs, busy.promise);
    },
  };
};
