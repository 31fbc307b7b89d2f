import { daysBetween, weekdayOf, weekdays, type Weekday } from '#time/days.ts';
import { shownDays } from '../figures/goal-figures.ts';
import type { EvaluatedPeriod } from '../figures/goal-periods.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import { statisticsWith } from '../figures/what-if.ts';
import type { Recommendation } from './goal-sentences.ts';
import { isEvenDay, isMonday, rotateDaily, type SentenceCandidates } from './rotate-daily.ts';
import { sentenceFacts, type SentenceFacts } from './sentence-facts.ts';

/** A recommendation for today, if any: none while a goal is paused, ended or deactivated. `proposals`: thoughts that wait for an answer, which is recommended every other day. */
export const recommendationFor = (snapshot: GoalSnapshot, proposals: number): readonly Recommendation[] => {
  const facts = sentenceFacts(snapshot);
  if (isSuspended(facts)) return [];
  const sentence =
    proposals > 0 && isEvenDay(snapshot) ? answerProposals(facts, proposals) : rotateDaily(snapshot, candidatesOn);
  return sentence ? [sentence] : [];
};

type Rule = (facts: SentenceFacts) => Recommendation | null;

const isSuspended = ({ begun, over, deactivated, figures: { pause } }: SentenceFacts): boolean =>
  !begun || over || deactivated || pause !== null;

const candidatesOn = (snapshot: GoalSnapshot): SentenceCandidates<Recommendation> => {
  const facts = sentenceFacts(snapshot);
  const rules = isMonday(snapshot) ? [weekdayHolds] : [...(facts.terms.aim === 'achieve' ? achieving : []), keepGoing];
  return {
    fitting: isSuspended(facts) ? [] : rules.map((rule) => rule(facts)).filter((sentence) => sentence !== null),
  };
};

const answerProposals = ({ snapshot: { history } }: SentenceFacts, proposals: number): Recommendation => ({
  code: history.matchRule === 'unasked' ? 'choose-rule' : 'answer-proposals',
  values: { proposals },
});

const markPastDays: Rule = ({ snapshot: { today }, terms, figures: { periods } }) => {
  if (terms.filter !== null || terms.frequency !== 'daily') return null;
  const unmarked = shownDays(periods, today, 8).filter(
    ({ day, state, rest, paused }) => state === 'unknown' && day < today && !rest && !paused,
  ).length;
  return unmarked > 0 ? { code: 'tell-days', values: { days: unmarked } } : null;
};

const oneToday: Rule = ({ left, figures: { due, period } }) =>
  left === 1 && due ? { code: 'one-today', values: { target: period.target } } : null;

const aLittleEachDay: Rule = ({
  left,
  figures: {
    period: { result },
    periodDaysLeft,
  },
}) =>
  left > 1 && periodDaysLeft > 1 && (result === 'needs work' || result === 'behind')
    ? {
        code: 'a-little-each-day',
        values: { left, daysLeft: periodDaysLeft, perDay: Math.ceil(left / periodDaysLeft) },
      }
    : null;

const minPeriods = 5;

/** One less, or half as many: the first target with a higher success rate. */
const lowerTarget: Rule = ({
  snapshot,
  terms: { targetCount },
  figures: {
    statistics: { periodsCompleted, periodsMet, successRate },
  },
}) => {
  if (targetCount < 2 || periodsCompleted < minPeriods || (successRate ?? 1) > 0.9) return null;
  for (const target of new Set([targetCount - 1, Math.ceil(targetCount / 2)])) {
    const { periodsMet: met, periodsCompleted: completed } = statisticsWith(snapshot, { targetCount: target });
    if (met > periodsMet) return { code: 'lower-target', values: { target, met, completed, metNow: periodsMet } };
  }
  return null;
};

const raiseTarget: Rule = ({
  snapshot,
  terms: { targetCount },
  figures: {
    statistics: { periodsCompleted, successRate },
  },
}) => {
  if (periodsCompleted < 2 * minPeriods || (successRate ?? 0) < 0.95) return null;
  const { periodsMet: met, periodsCompleted: completed } = statisticsWith(snapshot, { targetCount: targetCount + 1 });
  return met / completed >= 0.8 ? { code: 'raise-target', values: { target: targetCount + 1, met, completed } } : null;
};

const aimByWeek: Rule = ({
  snapshot,
  terms: { frequency, targetCount },
  figures: {
    statistics: { periodsCompleted, successRate },
  },
}) => {
  if (frequency !== 'daily' || periodsCompleted < 14 || (successRate ?? 1) > 0.6) return null;
  const target = Math.max(1, Math.floor(7 * targetCount * (successRate ?? 0)));
  const { periodsMet: met, periodsCompleted: completed } = statisticsWith(snapshot, {
    frequency: 'weekly',
    targetCount: target,
  });
  return completed >= 2 && met / completed >= 0.6 ? { code: 'aim-by-week', values: { target, met, completed } } : null;
};

type Held = Readonly<{ weekday: Weekday; held: number; of: number }>;

/** How often each weekday of a daily goal was met. */
const byWeekday = (periods: readonly EvaluatedPeriod[]): readonly Held[] => {
  const asked = periods.filter(
    ({ open, excused, revision }) => !open && !excused && revision.terms.frequency === 'daily',
  );
  return weekdays
    .map((weekday) => {
      const days = asked.filter(({ from }) => weekdayOf(from) === weekday);
      return { weekday, held: days.filter(({ met }) => met).length, of: days.length };
    })
    .filter(({ of }) => of >= 4);
};

const restOnWeekday: Rule = ({ terms, figures: { periods } }) => {
  const [worst] =
    terms.frequency === 'daily' && terms.restDays.length < 6
      ? byWeekday(periods).toSorted((one, other) => one.held / one.of - other.held / other.of)
      : [];
  return worst && worst.held / worst.of <= 0.25
    ? { code: 'rest-on-weekday', values: { weekday: worst.weekday, missed: worst.of - worst.held, of: worst.of } }
    : null;
};

const weekdayHolds: Rule = ({ terms, figures: { periods } }) => {
  const [best] =
    terms.frequency === 'daily'
      ? byWeekday(periods).toSorted((one, other) => other.held / other.of - one.held / one.of)
      : [];
  return best && best.held / best.of >= 0.8 ? { code: 'weekday-holds', values: best } : null;
};

const takeAPause: Rule = ({ snapshot: { today, history }, figures: { lastDay }, strength }) => {
  const days = daysBetween(lastDay ?? history.startDay, today);
  return days >= 10 && lastDay !== null ? { code: 'take-a-pause', values: { days, strength } } : null;
};

const keepGoing: Rule = ({
  figures: {
    statistics: { periodsMet, periodsCompleted, successRate },
  },
}) =>
  periodsCompleted >= minPeriods && (successRate ?? 0) >= 0.8
    ? { code: 'keep-going', values: { met: periodsMet, completed: periodsCompleted } }
    : null;

const achieving: readonly Rule[] = [
  oneToday,
  markPastDays,
  aLittleEachDay,
  lowerTarget,
  takeAPause,
  restOnWeekday,
  aimByWeek,
  raiseTarget,
];
