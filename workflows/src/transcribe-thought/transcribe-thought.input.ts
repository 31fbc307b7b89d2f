/** `attempt` null: whatever waits (a restored thought), one recording after the other. `ownerId` is only for fair scheduling. */
export type TranscribeThoughtInput = Readonly<{ thoughtId: string; ownerId: string | null; attempt: number | null }>;
/** `superseded`: the thought is deleted, another attempt has taken over, or nothing of a restored thought waits any more. */
export type TranscribeThoughtOutcome = 'transcribed' | 'nothing-said' | 'failed' | 'superseded';
