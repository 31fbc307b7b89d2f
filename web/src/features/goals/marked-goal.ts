import type { GoalCard, GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import type { DayMark } from '@ecrin/domain/goal/goal.vocabulary.ts';

export type DayMarking = Readonly<{ day: string; mark: DayMark; count?: number | undefined }>;

const countOf = ({ mark, count }: DayMarking): number => (mark === 'done' ? (count ?? 1) : 0);

/** A goal as it will stand once a day is marked: what can be told before the server has counted again. */
export const withDayMarked = <Card extends GoalCard>(card: Card, marking: DayMarking): Card => {
  if (marking.day !== card.today.day) return card;
  const count = card.filter === null ? countOf(marking) : card.today.count;
  const inPeriod = Math.max(0, card.period.count + count - card.today.count);
  const progress =
    card.aim === 'achieve' ? Math.min(100, Math.round((100 * inPeriod) / card.period.target)) : card.period.progress;
  const needed = card.frequency === 'daily' ? card.period.target : 1;
  return {
    ...card,
    today: { day: marking.day, count, state: marking.mark },
    period: { ...card.period, count: inPeriod, progress },
    due: card.due && count < needed && (marking.mark === 'done' || marking.mark === 'unknown'),
  };
};

/** The same of a goal shown whole. */
export const withDayMarkedInDetail = (goal: GoalDetail, marking: DayMarking): GoalDetail => {
  const days = goal.days.map((day) =>
    day.day === marking.day
      ? { ...day, state: marking.mark, count: goal.filter === null ? countOf(marking) : day.count }
      : day,
  );
  return withDayMarked({ ...goal, days }, marking);
};

/** The mark that says again what was said of a day. */
export const previousMark = ({ state, count }: Pick<GoalDay, 'state' | 'count'>): Omit<DayMarking, 'day'> => {
  if (state === 'skipped') return { mark: 'skipped' };
  if (count > 0) return { mark: 'done', count };
  return { mark: state === 'missed' ? 'missed' : 'unknown' };
};
