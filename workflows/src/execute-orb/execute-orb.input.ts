/** `ownerId` is only for fair scheduling. */
export type ExecuteOrbInput = Readonly<{ runId: string; ownerId: string | null }>;
/** `ended`: there is nothing more to do, also where the person stopped it. */
export type ExecuteOrbOutcome = 'completed' | 'failed' | 'ended';
/** `size`: characters of one part; null: what the engine reads well. */
export type PlanInput = ExecuteOrbInput & Readonly<{ size: number | null }>;
/** `parts` 0: it ended. */
export type Plan = Readonly<{ parts: number; size: number }>;
export type PartOutcome = 'read' | 'too-large' | 'ended';
