/** Does something a moment after it was asked for, once for all who asked meanwhile, and again as long as it fails. */
export type Debounce = Readonly<{ schedule: () => void; close: () => void }>;

/** After a fault, in ms. */
const retryMs = 500;

/** `ms` null: never. */
export const createDebounce = (settle: () => Promise<void>, ms: number | null): Debounce => {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const within = (wait: number): void => {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = null;
      settle().catch(() => within(retryMs));
    }, wait);
  };
  return {
    schedule: () => (ms === null ? undefined : within(ms)),
    close: () => {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
};
