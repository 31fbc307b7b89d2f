/** Wakes all waiters, once. */
export type BroadcastSignal = Readonly<{ notify: () => void; wait: () => Promise<void> }>;

export const createBroadcastSignal = (): BroadcastSignal => {
  const waiting = new Set<() => void>();
  return {
    notify: () => {
      for (const wake of waiting) wake();
      waiting.clear();
    },
    wait: () => new Promise((wake) => void waiting.add(wake)),
  };
};
