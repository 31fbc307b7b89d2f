/** First and last item of a batch, both inclusive: positions of events, or 0 for work without positions. */
export type Span = Readonly<{ from: number; to: number }>;

/**
 * Records which work was running when a process crashed, so that crashing work is not retried for ever. `work` names it (a projection, an activity),
 * one at a time. Survives a crash of the process, not of the machine: no work causes that one. Embedded: SQLite without durable writes.
 */
export type CrashRecord = Readonly<{
  /** How often a process died in the middle of this. */
  deathsAt: (work: string, at: number) => number;
  begin: (work: string, span: Span) => void;
  /** It ended, with or without a fault, and the process did not crash. */
  end: (work: string) => void;
  /** Crashes up to `at` no longer count: the work succeeded, or was set aside. */
  forget: (work: string, at: number) => void;
  close: () => void;
}>;

/** Records nothing. */
export const noCrashRecord: CrashRecord = {
  deathsAt: () => 0,
  begin: () => undefined,
  end: () => undefined,
  forget: () => undefined,
  close: () => undefined,
};
