import type { Weekday } from '#time/days.ts';

/**
 * The sentences about a goal, each code with its figures: counts, percents 0…100, days YYYY-MM-DD, weekdays 1…7 from Monday.
 * The words belong to the front end. `thoughts` of a tapped goal are taps. « Period »: day, week or month, by the goal's frequency.
 */
export type FeedbackValues = {
  /** It begins on a later day. */
  'not-begun': { day: string; daysUntil: number };
  /** Its last day has passed: how many periods were met. */
  ended: { met: number; completed: number; thoughts: number };
  /** Deactivated by the person. */
  deactivated: { strength: number; thoughts: number };
  /** Paused until resumed; until and with a day. */
  paused: { strength: number };
  'paused-until': { day: string; strength: number };
  /** No activity for a long time: since the day, or never. */
  'asleep-since': { day: string };
  'asleep-never': { day: string };
  /** A planned day of rest; a skipped day: the streak continues. */
  'rest-today': { streak: number };
  'skipped-today': { streak: number };
  /** The current period is met. */
  'met-now': { count: number; target: number };
  /** It is met, and is part of a streak. */
  'met-in-a-row': { streak: number; strength: number };
  /** The current streak is the longest so far. */
  'longest-streak': { streak: number; day: string };
  /** One more and the current period is met. */
  'one-left': { count: number; target: number; daysLeft: number };
  'on-track': { count: number; target: number; daysLeft: number };
  /** Below an even pace. `lastDay` of the period, and its weekday. */
  'some-left': { left: number; daysLeft: number; lastDay: string; weekday: Weekday };
  /** « Hier, le compte n’y était pas. Force : 82 %. » Of daily goals. */
  'yesterday-missing': { strength: number };
  'yesterday-met': { streak: number; strength: number };
  /** The last week or month. */
  'last-period-missed': { count: number; target: number; strength: number };
  'last-period-met': { count: number; target: number; strength: number };
  /** Against seven days before, both percents. */
  'strength-risen': { strength: number; before: number };
  'strength-held': { strength: number; met: number; completed: number };
  'success-rate': { met: number; completed: number; rate: number };
  /** For states without other sentences: the count so far, or the target while there is none. */
  'so-far': { thoughts: number; day: string };
  'aimed-at': { target: number };
  /** The number of the day in the goal's life, from 1. */
  'day-of-goal': { days: number; thoughts: number };
  /** « At most »: within, at, and above. */
  'limit-kept': { count: number; target: number; left: number };
  'limit-reached': { count: number; target: number; daysLeft: number };
  'limit-passed': { count: number; target: number; over: number };
  /** On Mondays: last week's count, its days, and the resulting strength; on a goal's first Monday only the target. */
  'last-week': { thoughts: number; days: number; strength: number };
  'first-week': { target: number };
};

/** A recommended action; never the same twice in a row. */
export type RecommendationValues = {
  /** « Avec une cible à 3, vous seriez à 25 jours sur 27. » `metNow`: with the current target. */
  'lower-target': { target: number; met: number; completed: number; metNow: number };
  'raise-target': { target: number; met: number; completed: number };
  /** A weekday that is mostly missing could be one of rest. */
  'rest-on-weekday': { weekday: Weekday; missed: number; of: number };
  /** A daily goal that would be met as a weekly one with this target. */
  'aim-by-week': { target: number; met: number; completed: number };
  /** Thoughts wait for an answer; or match while no rule was chosen yet. */
  'answer-proposals': { proposals: number };
  'choose-rule': { proposals: number };
  /** Nothing for so many days: a pause changes no figure. */
  'take-a-pause': { days: number; strength: number };
  /** So many are left; this many a day would be enough. */
  'a-little-each-day': { left: number; daysLeft: number; perDay: number };
  /** One today and the period is met. */
  'one-today': { target: number };
  /** Past days of a tapped goal that were not marked. */
  'tell-days': { days: number };
  /** Nothing to change. */
  'keep-going': { met: number; completed: number };
  /** On Mondays: the weekday with the best results, « Les mardis tiennent tous » when `held` is `of`. */
  'weekday-holds': { weekday: Weekday; held: number; of: number };
};

export type FeedbackCode = keyof FeedbackValues;
export type RecommendationCode = keyof RecommendationValues;
export type GoalSentenceCode = FeedbackCode | RecommendationCode;

type CodedSentence<Values> = {
  [Code in keyof Values]: Readonly<{ code: Code; values: Readonly<Values[Code]> }>;
}[keyof Values];
export type Feedback = CodedSentence<FeedbackValues>;
export type Recommendation = CodedSentence<RecommendationValues>;
