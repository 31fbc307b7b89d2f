/** The only source of time, ids and randomness; passed in everywhere, made once in the composition root. */
export type Clock = Readonly<{ now: () => Date }>;
export type Ids = Readonly<{
  /** uuid v7, for everything that is new. */
  next: () => string;
}>;
