import { waitAtMost } from './deadline.ts';

/** Lets people who wait for an answer go before work that nobody waits for. */
export type YieldToRequests = Readonly<{
  /** Somebody came with a request. */
  requestArrived: () => void;
  /** Resolves at once while it is quiet, else in the next quiet moment, and after `maxWaitMs` in any case. */
  wait: () => Promise<void>;
}>;

/** `quietMs`: how long nobody came before it is called quiet. */
export const createYieldToRequests = ({
  quietMs = 5,
  maxWaitMs = 100,
}: Readonly<{ quietMs?: number; maxWaitMs?: number }> = {}): YieldToRequests => {
  let busy: PromiseWithResolvers<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let anybody = false;

  // Timers come before connections are looked at: after a long commit those who came meanwhile are still to be seen.
  const listen = (): void => {
    anybody = false;
    setImmediate(() => {
      if (anybody) return;
      busy?.resolve();
      busy = null;
    });
  };
  return {
    requestArrived: () => {
      anybody = true;
      busy ??= Promise.withResolvers();
      timer = timer?.refresh() ?? setTimeout(listen, quietMs);
    },
    wait: async () => {
      if (busy) await waitAtMost(maxWaitMs, busy.promise);
    },
  };
};
