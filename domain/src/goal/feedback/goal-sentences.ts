import type { Weekday } from '#time/days.ts';

/**
 * What is said of a goal, each code with the figures its words are filled with: counts, percents 0…100, days YYYY-MM-DD, weekdays 1…7 from Monday.
 * The words are the front end's. `thoughts` of a goal whose days are tapped are taps. « Period »: day, week or month, as the goal has it.
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
  /** Nothing for a long while: since the day, or never yet. */
  'asleep-since': { day: string };
  'asleep-never': { day: string };
  /** A planned day of rest; a day that was skipped: the streak stays. */
  'rest-today': { streak: number };
  'skipped-today': { streak: number };
  /** The running period is met. */
  'met-now': { count: number; target: number };
  /** It is met, and is one of a row. */
  'met-in-a-row': { streak: number; strength: number };
  /** The running streak is the longest so far. */
  'longest-streak': { streak: number; day: string };
  /** One more and the running period is met. */
  'one-left': { count: number; target: number; daysLeft: number };
  'on-track': { count: number; target: number; daysLeft: number };
  /** Fewer than the pace asks for. */
  'some-left': { left: number; daysLeft: number };
  /** « Hier manque. Force : 82 %. » Of daily goals. */
  'yesterday-missing': { strength: number };
  'yesterday-met': { streak: number; strength: number };
  /** The last week or month. */
  'last-period-missed': { count: number; target: number; strength: number };
  'last-period-met': { count: number; target: number; strength: number };
  /** Against seven days before, both percents. */
  'strength-risen': { strength: number; before: number };
  'strength-held': { strength: number; met: number; completed: number };
  'success-rate': { met: number; completed: number; rate: number };
  /** Of states that leave nothing else to say: what there is already, or what is aimed at while there is nothing. */
  'so-far': { thoughts: number; day: string };
  'aimed-at': { target: number };
  /** The day it is in the goal's life, from 1. */
  'day-of-goal': { days: number; thoughts: number };
  /** « At most »: within, at, and above. */
  'limit-kept': { count: number; target: number; left: number };
  'limit-reached': { count: number; target: number; daysLeft: number };
  'limit-passed': { count: number; target: number; over: number };
  /** On Mondays: what last week held, how many of its days, and the strength it left; of a goal's first Monday only what is aimed at. */
  'last-week': { thoughts: number; days: number; strength: number };
  'first-week': { target: number };
};

/** What one could do; nothing is ever asked twice in a row. */
export type RecommendationValues = {
  /** « Avec une cible à 3, vous seriez à 25 jours sur 27. » `metNow`: with the current target. */
  'lower-target': { target: number; met: number; completed: number; metNow: number };
  'raise-target': { target: number; met: number; completed: number };
  /** A weekday that is mostly missing could be one of rest. */
  'rest-on-weekday': { weekday: Weekday; missed: number; of: number };
  /** A daily goal that would hold as a weekly one of so many. */
  'aim-by-week': { target: number; met: number; completed: number };
  /** Thoughts wait for an answer; or fit while no rule was chosen yet. */
  'answer-proposals': { proposals: number };
  'choose-rule': { proposals: number };
  /** Nothing for so many days: a pause changes no figure. */
  'take-a-pause': { days: number; strength: number };
  /** So many are left; that many a day would do. */
  'a-little-each-day': { left: number; daysLeft: number; perDay: number };
  /** One today and the period is met. */
  'one-today': { target: number };
  /** Past days of a tapped goal that were not marked. */
  'tell-days': { days: number };
  /** Nothing to change. */
  'keep-going': { met: number; completed: number };
  /** On Mondays: the weekday that holds, « Les mardis tiennent tous » when `held` is `of`. */
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
