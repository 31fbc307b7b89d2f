import type { GoalCard, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { goalProgress } from '@ecrin/domain/goal/goal-terms.ts';
import { countsAll } from './counts-all.ts';

const countWithin = (days: readonly string[], from: string, to: string): number =>
  days.filter((day) => day >= from && day <= to).length;

/** A goal as it will be once the server has the thoughts of these days; one that does not count every thought is left, since only the server knows what matches. */
export const withWaiting = <Card extends GoalCard>(card: Card, days: readonly string[]): Card => {
  const { aim, frequency, today, period } = card;
  const more = countsAll(card) ? countWithin(days, period.from, period.to) : 0;
  if (more === 0) return card;
  const [count, countToday] = [period.count + more, today.count + countWithin(days, today.day, today.day)];
  const progress = aim === 'achieve' ? goalProgress(count, period.target) : period.progress;
  const isMet = aim === 'achieve' && count >= period.target;
  return {
    ...card,
    period: { ...period, count, progress, result: isMet ? 'target met' : period.result },
    today: { ...today, count: countToday },
    due: card.due && countToday < (frequency === 'daily' ? period.target : 1),
  };
};

/** The same for the details of a goal. */
export const withWaitingInDetail = (goal: GoalDetail, waiting: readonly string[]): GoalDetail => {
  if (!countsAll(goal) || waiting.length === 0) return goal;
  const { statistics, startDay, endDay } = goal;
  const more = countWithin(waiting, startDay, endDay ?? goal.today.day);
  const days = goal.days.map((one) => ({ ...one, count: one.count + countWithin(waiting, one.day, one.day) }));
  return withWaiting(
    { ...goal, days, statistics: { ...statistics, totalThoughts: statistics.totalThoughts + more } },
    waiting,
  );
};
