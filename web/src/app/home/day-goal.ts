import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';

/** How many thoughts today is to hold; on a day of rest it asks for none. */
export type DayGoal = Readonly<{ target: number; rest: boolean }>;

const isWhole = ({ filter }: GoalCard) => filter !== null && Object.values(filter).every((list) => list.length === 0);
const isCurrent = ({ active, pause, daysLeft, startDay, today }: GoalCard) =>
  active && pause === null && daysLeft !== 0 && startDay <= today.day;

/** Of the first current daily goal that counts all thoughts; null without one. */
export const dayGoal = (goals: readonly GoalCard[]): DayGoal | null => {
  const goal = goals.find(
    (one) => one.frequency === 'daily' && one.aim === 'achieve' && isCurrent(one) && isWhole(one),
  );
  return goal ? { target: goal.targetCount, rest: goal.period.excused } : null;
};
