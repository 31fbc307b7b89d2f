/** Who does something, in which session and on which device; `by` is an administrator. */
export type Doer = Readonly<{ by: string; sessionId: string | null; device: string }>;
