/** `revision` of the event that gave the thought its words. `ownerId` is only for fair scheduling. */
export type UnderstandThoughtInput = Readonly<{ thoughtId: string; ownerId: string | null; revision: number }>;
/** `superseded`: the thought is deleted, has newer words, none at all, or was analysed already. */
export type UnderstandThoughtOutcome = 'understood' | 'failed' | 'superseded';
