import { daysBetween, weekdayOf } from '#time/days.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import type { Feedback } from './goal-sentences.ts';
import { isMonday, rotateDaily, type SentenceCandidates } from './rotate-daily.ts';
import { percent, sentenceFacts, strengthBefore, weekBefore, type SentenceFacts } from './sentence-facts.ts';
import { feedbackOfState, totalSoFar } from './state-feedback.ts';

/** Today's feedback on a goal, as one sentence. */
export const feedbackFor = (snapshot: GoalSnapshot): readonly Feedback[] => {
  const sentence = rotateDaily(snapshot, candidatesOn);
  return sentence ? [sentence] : [];
};

type Rule = (facts: SentenceFacts) => Feedback | null;

const candidatesOn = (snapshot: GoalSnapshot): SentenceCandidates<Feedback> => {
  const facts = sentenceFacts(snapshot);
  const state = feedbackOfState(facts);
  if (state) return { alone: [state, totalSoFar(facts)] };
  if (isMonday(snapshot)) return { fitting: [ofTheWeek(facts)] };
  const fitting = (facts.terms.aim === 'avoid' ? avoiding : achieving)
    .filter((rule) => !(restsWholePeriod(facts) && ofThePeriod.has(rule)))
    .map((rule) => rule(facts))
    .filter((sentence) => sentence !== null);
  // A fallback that always applies, so that the same sentence is not repeated the day after.
  return { fitting: fitting.length > 1 ? fitting : [...fitting, dayOfGoal(facts)] };
};

/** Today is the whole period and a day of rest: the distance to the target is not reported. */
const restsWholePeriod = ({ terms, figures: { period } }: SentenceFacts): boolean =>
  terms.frequency === 'daily' && period.excused;

const dayOfGoal = ({ snapshot: { history, today }, figures: { statistics } }: SentenceFacts): Feedback => ({
  code: 'day-of-goal',
  values: { days: daysBetween(history.startDay, today) + 1, thoughts: statistics.totalThoughts },
});

const ofTheWeek = (facts: SentenceFacts): Feedback =>
  facts.snapshot.history.startDay < facts.snapshot.today
    ? { code: 'last-week', values: { ...weekBefore(facts), strength: facts.strength } }
    : { code: 'first-week', values: { target: facts.terms.targetCount } };

const resting: Rule = ({ restsToday, figures: { statistics } }) =>
  restsToday ? { code: 'rest-today', values: { streak: statistics.streak } } : null;
const skipping: Rule = ({ state, figures: { statistics } }) =>
  state === 'skipped' ? { code: 'skipped-today', values: { streak: statistics.streak } } : null;

const longestStreak: Rule = ({
  figures: {
    period,
    statistics: { streak, bestStreaks },
  },
}) => {
  const [best, second = { length: 0 }] = bestStreaks;
  if (!period.met || streak < 3 || !best) return null;
  return best.length === streak && streak > second.length
    ? { code: 'longest-streak', values: { streak, day: best.from } }
    : null;
};
const metInARow: Rule = ({
  figures: {
    period,
    statistics: { streak },
  },
  strength,
}) => (period.met && streak >= 2 ? { code: 'met-in-a-row', values: { streak, strength } } : null);
const metNow: Rule = ({
  figures: {
    period: { met, count, target },
  },
}) => (met ? { code: 'met-now', values: { count, target } } : null);

const lastMissed: Rule = ({ previous, terms, figures: { period }, strength }) => {
  if (!previous || previous.met || period.met) return null;
  const { count, target } = previous;
  return terms.frequency === 'daily'
    ? { code: 'yesterday-missing', values: { strength } }
    : { code: 'last-period-missed', values: { count, target, strength } };
};
const lastMet: Rule = ({
  previous,
  terms,
  figures: {
    statistics: { streak },
  },
  strength,
}) => {
  if (!previous?.met) return null;
  const { count, target } = previous;
  return terms.frequency === 'daily'
    ? { code: 'yesterday-met', values: { streak, strength } }
    : { code: 'last-period-met', values: { count, target, strength } };
};

const oneLeft: Rule = ({
  figures: {
    period: { count, target },
    periodDaysLeft,
  },
  left,
}) => (left === 1 && count > 0 ? { code: 'one-left', values: { count, target, daysLeft: periodDaysLeft } } : null);
const someLeft: Rule = ({
  figures: {
    period: { result, to: lastDay },
    periodDaysLeft: daysLeft,
  },
  left,
}) =>
  result === 'needs work' || result === 'behind'
    ? { code: 'some-left', values: { left, daysLeft, lastDay, weekday: weekdayOf(lastDay) } }
    : null;
const onTrack: Rule = ({
  figures: {
    period: { result, count, target },
    periodDaysLeft,
  },
}) => (result === 'on track' ? { code: 'on-track', values: { count, target, daysLeft: periodDaysLeft } } : null);

const strengthRisen: Rule = (facts) => {
  const before = strengthBefore(facts, 7);
  return facts.strength >= before + 3 && before > 0
    ? { code: 'strength-risen', values: { strength: facts.strength, before } }
    : null;
};
const strengthHeld: Rule = ({
  strength,
  figures: {
    statistics: { periodsMet, periodsCompleted },
  },
}) =>
  periodsCompleted >= 5 && strength >= 50
    ? { code: 'strength-held', values: { strength, met: periodsMet, completed: periodsCompleted } }
    : null;
const successRate: Rule = ({
  figures: {
    statistics: { periodsMet, periodsCompleted, successRate: rate },
  },
}) =>
  periodsCompleted >= 5 && rate !== null && rate >= 0.5
    ? { code: 'success-rate', values: { met: periodsMet, completed: periodsCompleted, rate: percent(rate) } }
    : null;

const limit: Rule = ({
  figures: {
    period: { count, target },
    periodDaysLeft,
  },
}) => {
  if (count > target) return { code: 'limit-passed', values: { count, target, over: count - target } };
  return count === target
    ? { code: 'limit-reached', values: { count, target, daysLeft: periodDaysLeft } }
    : { code: 'limit-kept', values: { count, target, left: target - count } };
};

const ofThePeriod: ReadonlySet<Rule> = new Set([metNow, oneLeft, someLeft, onTrack, limit]);
const achieving: readonly Rule[] = [
  resting,
  skipping,
  longestStreak,
  metInARow,
  metNow,
  lastMissed,
  oneLeft,
  someLeft,
  onTrack,
  lastMet,
  strengthRisen,
  strengthHeld,
  successRate,
];
const avoiding: readonly Rule[] = [resting, skipping, limit, lastMet, strengthRisen, strengthHeld, successRate];
