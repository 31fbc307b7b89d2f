// Stored exactly as written here: permanent.

/** `proposed`: by a model, and used by no answer. `kept`: the person wrote or accepted it. `forgotten`: never used, and never proposed again. */
export const factStatuses = ['proposed', 'kept', 'forgotten'] as const;
export type FactStatus = (typeof factStatuses)[number];

/** Characters, after trimming. */
export const maxFactLength = 300;
/** Few enough to read in some minutes; forgotten ones do not count. */
export const maxFacts = 60;
