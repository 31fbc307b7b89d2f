/** The actor, the session and the device of an action; `by` is an administrator. */
export type Actor = Readonly<{ by: string; sessionId: string | null; device: string }>;
