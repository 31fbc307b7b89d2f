/** Both sentences are shown to people: plain words, « vous », no exclamation mark. */
export type ProblemTable = Readonly<Record<string, Readonly<{ status: number; fr: string; en: string }>>>;
