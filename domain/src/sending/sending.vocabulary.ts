/** What was sent: words, or a sound. Stored exactly as written here: permanent. */
export const sentThings = ['text', 'sound'] as const;
export type SentThing = (typeof sentThings)[number];

/** What words were sent for, where the call knows it. Stored exactly as written here: permanent. */
export const sentSubjects = ['thought', 'conversation', 'orb-run', 'story', 'goal'] as const;
export type SentSubject = Readonly<{ kind: (typeof sentSubjects)[number]; id: string }>;

/**
 * `size`: characters of a text; ms of a sound; null: it was not measured before. `instructions`: characters that went with it and are the same for
 * everybody.
 */
export type Sent = Readonly<{
  thing: SentThing;
  size: number | null;
  instructions: number;
  about: SentSubject | null;
}>;
