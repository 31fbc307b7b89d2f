/** `revision`: of the event that started it. `ownerId` is only for fair scheduling. */
export type ApplyRequestAnswerInput = Readonly<{ requestId: string; revision: number; ownerId: string | null }>;
/** What holds now. */
export type ApplyRequestAnswerOutcome = 'given' | 'taken-back' | 'nothing';
