// Stored exactly as written here: permanent.
export const goalFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type GoalFrequency = (typeof goalFrequencies)[number];

/** `avoid`: at most the target. */
export const goalAims = ['achieve', 'avoid'] as const;
export type GoalAim = (typeof goalAims)[number];

/** The result of a period. */
export const periodResults = ['target met', 'on track', 'needs work', 'behind', 'inactive'] as const;
export type PeriodResult = (typeof periodResults)[number];

/** A client's mark of a day; `unknown` clears it. */
export const dayMarks = ['done', 'skipped', 'missed', 'unknown'] as const;
export type DayMark = (typeof dayMarks)[number];

/**
 * The shown state of a day: `done by the period` needs nothing more, since its week or month is done already. « At most » is only measured against the limit of its
 * period, up to that day.
 */
export const dayStates = [...dayMarks, 'done by the period', 'within the limit', 'over the limit'] as const;
export type DayState = (typeof dayStates)[number];

/** Whether a matching thought counts automatically, after a question, or never. */
export const chosenMatchRules = ['always', 'ask', 'never'] as const;
export type ChosenMatchRule = (typeof chosenMatchRules)[number];
/** `unasked`: a goal from before matching thoughts counted by default, whose owner has not chosen yet. It counts as `ask`. */
export const matchRules = ['unasked', ...chosenMatchRules] as const;
export type MatchRule = (typeof matchRules)[number];

/** Characters, after trimming. */
export const maxGoalTitleLength = 120;
export const maxGoalDescriptionLength = 2_000;
/** In days after today: a goal begins ten years ahead at most. */
export const maxGoalDaysAhead = 3_653;
export const maxGoalTarget = 1_000;
/** One client's, deleted ones not counted: listing goals counts for each of them. */
export const maxGoals = 100;
/** « Ma journée commence à », in minutes after midnight, in steps of a half-hour. */
export const latestDayStart = 360;
export const dayStartStep = 30;
