/** Does something a moment after it was asked for, once for all who asked meanwhile, and again as long as it fails. */
export type Settling = Readonly<{ soon: () => void; close: () => void }>;

/** After a fault, in ms. */
const againMs = 500;

/** `ms` null: never. */
export const createSettling = (settle: () => Promise<void>, ms: number | null): Settling => {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const within = (wait: number): void => {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = null;
      settle().catch(() => within(againMs));
    }, wait);
  };
  return {
    soon: () => (ms === null ? undefined : within(ms)),
    close: () => {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
};
