import { daysBetween } from '#time/days.ts';
import { shownDays, type GoalFigures } from '../figures/goal-figures.ts';
import type { WeekdayMet } from '../figures/goal-memory.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import { statisticsWith } from '../figures/what-if.ts';
import type { Recommendation } from './goal-sentences.ts';
import { higherTerms, lowerTerms, minPeriods, weeklyTerms } from './other-terms.ts';
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

const markPastDays: Rule = ({ snapshot, terms }) => {
  if (terms.filter !== null || terms.frequency !== 'daily') return null;
  const unmarked = shownDays(snapshot, 8).filter(
    ({ day, state, rest, paused }) => state === 'unknown' && day < snapshot.today && !rest && !paused,
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

/** One less, or half as many: the first target with a higher success rate. */
const lowerTarget: Rule = (facts) => {
  const { periodsMet } = facts.figures.statistics;
  for (const other of lowerTerms(facts)) {
    const { periodsMet: met, periodsCompleted: completed } = statisticsWith(facts.snapshot, other);
    if (met > periodsMet)
      return { code: 'lower-target', values: { target: other.targetCount, met, completed, metNow: periodsMet } };
  }
  return null;
};

const raiseTarget: Rule = (facts) => {
  const [other] = higherTerms(facts);
  if (!other) return null;
  const { periodsMet: met, periodsCompleted: completed } = statisticsWith(facts.snapshot, other);
  return met / completed >= 0.8
    ? { code: 'raise-target', values: { target: other.targetCount, met, completed } }
    : null;
};

const aimByWeek: Rule = (facts) => {
  const [other] = weeklyTerms(facts);
  if (!other) return null;
  const { periodsMet: met, periodsCompleted: completed } = statisticsWith(facts.snapshot, other);
  return completed >= 2 && met / completed >= 0.6
    ? { code: 'aim-by-week', values: { target: other.targetCount, met, completed } }
    : null;
};

/** Weekdays of a daily goal with enough asked days for a statement. */
const askedOften = ({ byWeekday }: GoalFigures): readonly WeekdayMet[] => byWeekday.filter(({ of }) => of >= 4);

const restOnWeekday: Rule = ({ terms, figures }) => {
  const [worst] =
    terms.frequency === 'daily' && terms.restDays.length < 6
      ? askedOften(figures).toSorted((one, other) => one.held / one.of - other.held / other.of)
      : [];
  return worst && worst.held / worst.of <= 0.25
    ? { code: 'rest-on-weekday', values: { weekday: worst.weekday, missed: worst.of - worst.held, of: worst.of } }
    : null;
};

const weekdayHolds: Rule = ({ terms, figures }) => {
  const [best] =
    terms.frequency === 'daily'
      ? askedOften(figures).toSorted((one, other) => other.held / other.of - one.held / one.of)
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
