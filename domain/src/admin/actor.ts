/** Who does something, in which session and on which device; `by` is an administrator. */
export type Actor = Readonly<{ by: string; sessionId: string | null; device: string }>;
