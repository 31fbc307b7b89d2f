/**
 * `revision` of the event that set the reminder for this run; `after`: earlier due times belong to the previous run. `ownerId` is only for fair
 * scheduling.
 */
export type RemindInput = Readonly<{ reminderId: string; ownerId: string | null; revision: number; after: string }>;
/** `superseded`: the reminder was changed, paused or deleted, and another run has taken over, or none. `over`: it is never due again. */
export type RemindOutcome = 'superseded' | 'over';
