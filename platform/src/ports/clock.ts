/** The only source of time, ids and randomness; passed in everywhere, created once in the composition root. */
export type Clock = Readonly<{ now: () => Date }>;
export type Ids = Readonly<{
  /** uuid v7, for everything new. */
  next: () => string;
}>;
