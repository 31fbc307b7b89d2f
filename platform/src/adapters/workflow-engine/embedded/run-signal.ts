/** Wakes one run when something changed; a notification while nobody waits is seen by the next `wait`. */
export type RunSignal = Readonly<{
  notify: () => void;
  /** The next `wait`, or the open one, throws this. */
  fail: (fault: unknown) => void;
  /** Whether there is a notification that no `wait` has seen yet. */
  isNotified: () => boolean;
  /** Resolves when notified, or at `dueAt` (both in ms; null: only when notified). */
  wait: (dueAt: number | null, now: number) => Promise<void>;
}>;

const maxDelayMs = 60_000;

export const createRunSignal = (): RunSignal => {
  let notified = false;
  let failure: Readonly<{ fault: unknown }> | null = null;
  let wake: (() => void) | null = null;
  const notify = (): void => {
    notified = true;
    wake?.();
  };
  const waitOpen = async (dueAt: number | null, now: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (dueAt !== null) timer = setTimeout(resolve, Math.min(Math.max(dueAt - now, 0), maxDelayMs));
    });
    clearTimeout(timer);
    wake = null;
  };

  return {
    notify,
    fail: (fault) => {
      failure ??= { fault };
      notify();
    },
    isNotified: () => notified,
    wait: async (dueAt, now) => {
      if (!notified) await waitOpen(dueAt, now);
      notified = false;
      if (failure) throw failure.fault;
    },
  };
};
