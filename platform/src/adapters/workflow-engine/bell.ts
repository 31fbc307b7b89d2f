/** Rung when something changed; a ring while nobody listens is heard by the next who does. */
export type Bell = Readonly<{
  ring: () => void;
  /** Whoever listens now or next is told that the work cannot go on. */
  fail: (fault: unknown) => void;
  /** A ring that nobody has heard yet. */
  rang: () => boolean;
  /** Resolves at a ring, or at `dueAt` (both in ms; null: only at a ring). */
  rung: (dueAt: number | null, now: number) => Promise<void>;
}>;

const longestTimer = 60_000;

export const createBell = (): Bell => {
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
      if (dueAt !== null) timer = setTimeout(resolve, Math.min(Math.max(dueAt - now, 0), longestTimer));
    });
    clearTimeout(timer);
    listener = null;
  };

  return {
    ring,
    fail: (fault) => {
      failure ??= { fault };
      ring();
    },
    rang: () => rang,
    rung: async (dueAt, now) => {
      if (!rang) await listen(dueAt, now);
      rang = false;
      if (failure) throw failure.fault;
    },
  };
};
