/** Wakes everybody who waits, once. */
export type Bell = Readonly<{ ring: () => void; heard: () => Promise<void> }>;

export const createBell = (): Bell => {
  const waiting = new Set<() => void>();
  return {
    ring: () => {
      for (const wake of waiting) wake();
      waiting.clear();
    },
    heard: () => new Promise((wake) => void waiting.add(wake)),
  };
};
