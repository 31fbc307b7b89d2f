import type { GoalTerms } from '../goal.events.ts';
import type { GoalFrequency, PeriodResult } from '../goal.vocabulary.ts';
import type { EvaluatedDay } from './evaluated-day.ts';

/** Days without anything after which a goal sleeps. */
export const inactivityDays: Readonly<Record<GoalFrequency, number>> = { daily: 28, weekly: 28, monthly: 92 };

/** « At most » is met when the period is over, not before. */
export const isMet = (
  { aim, targetCount }: GoalTerms,
  { count, open }: Readonly<{ count: number; open: boolean }>,
): boolean => (aim === 'achieve' ? count >= targetCount : !open && count <= targetCount);

/** 0…1. Above « at most » it falls, and is nothing at twice the target. */
export const completionOf = ({ aim, targetCount }: GoalTerms, count: number): number =>
  aim === 'achieve'
    ? Math.min(1, count / targetCount)
    : Math.max(0, Math.min(1, (2 * targetCount - count) / targetCount));

type PeriodFacts = Readonly<{
  terms: GoalTerms;
  days: readonly EvaluatedDay[];
  today: string;
  count: number;
  open: boolean;
  met: boolean;
  excused: boolean;
  allExempt: boolean;
  inactive: boolean;
}>;

/** The rules are written out in docs/decisions/0061. */
export const resultOf = (judging: PeriodFacts): PeriodResult => {
  const { terms, days, today, open, met, inactive } = judging;
  if (days.every(({ day, deactivated }) => deactivated || day > today) && days.some(({ deactivated }) => deactivated))
    return 'inactive';
  if (met) return 'target met';
  if (terms.aim === 'achieve' && inactive) return 'inactive';
  return open ? resultWhileOpen(judging) : resultWhenClosed(judging);
};

const resultWhenClosed = ({ terms, count, allExempt }: PeriodFacts): PeriodResult => {
  if (allExempt) return 'inactive';
  return completionOf(terms, count) >= 0.5 ? 'needs work' : 'behind';
};

const resultWhileOpen = ({ terms, days, today, count, excused }: PeriodFacts): PeriodResult => {
  if (terms.aim === 'avoid') return count <= terms.targetCount || excused ? 'on track' : 'behind';
  const missing = paceOf(terms.targetCount, days, today) - count;
  if (excused || missing <= 0) return 'on track';
  return missing <= Math.max(1, (missing + count) / 2) ? 'needs work' : 'behind';
};

/** What the days before `today` would hold if the target were spread evenly over all that are asked, rounded to whole ones. */
export const paceOf = (target: number, days: readonly EvaluatedDay[], today: string): number => {
  const asked = days.filter(({ exempt }) => !exempt);
  return asked.length === 0 ? 0 : Math.round((target * asked.filter(({ day }) => day < today).length) / asked.length);
};
