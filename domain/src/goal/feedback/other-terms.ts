import { dayPlus } from '#time/days.ts';
import type { GoalSnapshot } from '../figures/goal-snapshot.ts';
import { lastChangeOf, withTerms, type OtherTerms } from '../figures/what-if.ts';
import { isMonday } from './rotate-daily.ts';
import { sentenceFacts, type SentenceFacts } from './sentence-facts.ts';

type OtherTarget = OtherTerms & Readonly<{ targetCount: number }>;
type TermsFor = (facts: SentenceFacts) => readonly OtherTarget[];

/** With fewer there is no recommendation. */
export const minPeriods = 5;

export const lowerTerms: TermsFor = ({ terms: { targetCount }, figures: { statistics } }) => {
  const { periodsCompleted, successRate } = statistics;
  if (targetCount < 2 || periodsCompleted < minPeriods || (successRate ?? 1) > 0.9) return [];
  return [...new Set([targetCount - 1, Math.ceil(targetCount / 2)])].map((target) => ({ targetCount: target }));
};

export const higherTerms: TermsFor = ({ terms: { targetCount }, figures: { statistics } }) =>
  statistics.periodsCompleted < 2 * minPeriods || (statistics.successRate ?? 0) < 0.95
    ? []
    : [{ targetCount: targetCount + 1 }];

export const weeklyTerms: TermsFor = ({ terms: { frequency, targetCount }, figures: { statistics } }) => {
  const { periodsCompleted, successRate } = statistics;
  if (frequency !== 'daily' || periodsCompleted < 14 || (successRate ?? 1) > 0.6) return [];
  return [{ frequency: 'weekly', targetCount: Math.max(1, Math.floor(7 * targetCount * (successRate ?? 0))) }];
};

/** The goal under all other terms that its page may compare it with, today and on earlier days of this week: to be summed up in advance. */
export const comparedSnapshots = (snapshot: GoalSnapshot): readonly GoalSnapshot[] => {
  const change = lastChangeOf(snapshot);
  const tried = daysSinceMonday(snapshot).flatMap((day) => {
    const facts = sentenceFacts(day);
    const terms = [...lowerTerms(facts), ...higherTerms(facts), ...weeklyTerms(facts)];
    return facts.terms.aim === 'achieve' ? terms.map((other) => withTerms(day, other)) : [];
  });
  return change ? [change.unchanged, ...tried] : tried;
};

const daysSinceMonday = (snapshot: GoalSnapshot): readonly GoalSnapshot[] =>
  isMonday(snapshot) || snapshot.today <= snapshot.history.startDay
    ? [snapshot]
    : [snapshot, ...daysSinceMonday({ ...snapshot, today: dayPlus(snapshot.today, -1) })];
