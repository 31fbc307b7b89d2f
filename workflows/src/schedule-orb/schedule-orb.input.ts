/** `revision` of the event that set or started the schedule; `after`: earlier due times belong to the previous run. */
export type ScheduleOrbInput = Readonly<{ ownerId: string; orbId: string; revision: number; after: string }>;
/** `superseded`: it was changed or paused, and another run has taken over, or none. */
export type ScheduleOrbOutcome = 'superseded';
