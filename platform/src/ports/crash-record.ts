/** First and last of what was begun together, both inclusive: positions of events, or 0 where there is nothing to tell apart. */
export type Span = Readonly<{ from: number; to: number }>;

/**
 * Knows what processes died in the middle of: work that ends the process must not end every next one. `work` names it (a projection, an activity),
 * one at a time. It outlives the process, not the machine: what takes that away is no work's fault. Embedded: SQLite without durable writes.
 */
export type CrashRecord = Readonly<{
  /** How often a process died in the middle of this. */
  deathsAt: (work: string, at: number) => number;
  begin: (work: string, span: Span) => void;
  /** It ended, well or badly, and the process goes on. */
  end: (work: string) => void;
  /** Deaths up to there no longer count: it went well, or was set aside. */
  forget: (work: string, at: number) => void;
  close: () => void;
}>;

/** Remembers nothing. */
export const noCrashRecord: CrashRecord = {
  deathsAt: () => 0,
  begin: () => undefined,
  end: () => undefined,
  forget: () => undefined,
  close: () => undefined,
};
