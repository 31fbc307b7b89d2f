/** `revision` of the event that gave the thought its words. `ownerId` only shares turns fairly. */
export type UnderstandThoughtInput = Readonly<{ thoughtId: string; ownerId: string | null; revision: number }>;
/** `superseded`: the thought is gone, has newer words, none at all, or was understood already. */
export type UnderstandThoughtOutcome = 'understood' | 'failed' | 'superseded';
