/** `attempt` null: the current one (a restored thought). `ownerId` is only for fair scheduling. */
export type TranscribeThoughtInput = Readonly<{ thoughtId: string; ownerId: string | null; attempt: number | null }>;
/** `superseded`: the thought is deleted, or another attempt has taken over. */
export type TranscribeThoughtOutcome = 'transcribed' | 'nothing-said' | 'failed' | 'superseded';
