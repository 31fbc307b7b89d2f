/** `ownerId` is only for fair scheduling. */
export type ComposeStoryInput = Readonly<{ storyId: string; draftId: string; ownerId: string | null }>;
/** `ended`: there is nothing more to do, also where the person stopped it. */
export type ComposeStoryOutcome = 'completed' | 'failed' | 'ended';
/** `size`: characters of one section; null: what the engine composes from well. */
export type PlanDraftInput = ComposeStoryInput & Readonly<{ size: number | null }>;
/** `sections` 0: it ended. */
export type DraftPlan = Readonly<{ sections: number; size: number }>;
export type SectionOutcome = 'composed' | 'too-large' | 'ended';
