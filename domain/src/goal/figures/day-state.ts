import type { DayState } from '../goal.vocabulary.ts';
import type { EvaluatedDay, EvaluatedPeriod } from './goal-periods.ts';

/** How a day of a period is shown. A day of a week or month has no target of its own, so that only the person can mark it as missed. */
export const dayState = (
  period: EvaluatedPeriod,
  { day, count, mark, exempt }: EvaluatedDay,
  today: string,
): DayState => {
  if (mark === 'skipped') return 'skipped';
  const before = countBefore(period, day);
  if (period.revision.terms.aim === 'avoid') return stateUnderLimit({ before, count }, period.target);
  const needed = period.revision.terms.frequency === 'daily' ? period.target : 1;
  if (count >= needed) return 'done';
  if (mark === 'missed') return 'missed';
  if (before >= period.target) return 'done by the period';
  return isMissed(period, { day, count, exempt }, today) ? 'missed' : 'unknown';
};

const countBefore = ({ days }: EvaluatedPeriod, until: string): number =>
  days.reduce((sum, { day, count }) => (day < until ? sum + count : sum), 0);

/** A tapped day without a mark is unknown. */
const isMissed = (
  { revision: { terms } }: EvaluatedPeriod,
  { day, count, exempt }: Pick<EvaluatedDay, 'day' | 'count' | 'exempt'>,
  today: string,
): boolean => terms.frequency === 'daily' && day < today && !exempt && (terms.filter !== null || count > 0);

/** Only a day with something on it can exceed a limit; one after it says nothing. `before`: what counted earlier in its period. */
export const stateUnderLimit = (
  { before, count }: Readonly<{ before: number; count: number }>,
  limit: number,
): DayState => {
  if (before + count <= limit) return 'within the limit';
  return count > 0 ? 'over the limit' : 'unknown';
};
