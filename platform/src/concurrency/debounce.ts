/** Runs its work a moment after it was scheduled, once for all calls meanwhile, and again as long as it fails. */
export type Debounce = Readonly<{ schedule: () => void; close: () => void }>;

/** After a fault, in ms. */
const retryMs = 500;

/** After `ms`; null: never. */
export const createDebounce = (work: () => Promise<void>, ms: number | null): Debounce => {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const within = (wait: number): void => {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = null;
      work().catch(() => within(retryMs));
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
