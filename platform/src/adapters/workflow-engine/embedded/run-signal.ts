/** Rung when something changed; a ring while nobody listens is heard by the next who does. */
export type RunSignal = Readonly<{
  notify: () => void;
  /** Whoever listens now or next is told that the work cannot go on. */
  fail: (fault: unknown) => void;
  /** A ring that nobody has heard yet. */
  isNotified: () => boolean;
  /** Resolves at a ring, or at `dueAt` (both in ms; null: only at a ring). */
  wait: (dueAt: number | null, now: number) => Promise<void>;
}>;

const maxDelayMs = 60_000;

export const createRunSignal = (): RunSignal => {
  let rang = false;
  let failure: Readonly<{ fault: unknown }> | null = null;
  let listener: (() => void) | null = null;
  const ring = (): void => {
    rang = true;
    listener?.();
  };
  const listen = async (dueAt: number | null, now: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      listener = resolve;
      if (dueAt !== null) timer = setTimeout(resolve, Math.min(Math.max(dueAt - now, 0), maxDelayMs));
    });
    clearTimeout(timer);
    listener = null;
  };

  return {
    notify: ring,
    fail: (fault) => {
      failure ??= { fault };
      ring();
    },
    isNotified: () => rang,
    wait: async (dueAt, now) => {
      if (!rang) await listen(dueAt, now);
      rang = false;
      if (failure) throw failure.fault;
    },
  };
};
