/** `attempt` null: whichever is running (a restored thought). `ownerId` only shares turns fairly. */
export type TranscribeThoughtInput = Readonly<{ thoughtId: string; ownerId: string | null; attempt: number | null }>;
/** `superseded`: the thought is gone, or another attempt has taken over. */
export type TranscribeThoughtOutcome = 'transcribed' | 'nothing-said' | 'failed' | 'superseded';
