import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { countsAll } from '#features/goals/summary/counts-all.ts';

/** How many thoughts today is to hold; on a day of rest it asks for none. */
export type DayGoal = Readonly<{ target: number; rest: boolean }>;

const isCurrent = ({ active, pause, daysLeft, startDay, today }: GoalCard) =>
  active && pause === null && daysLeft !== 0 && startDay <= today.day;

/** The first current daily goal that counts all thoughts; the tray shows its figure. */
export const dayGoalCard = (goals: readonly GoalCard[]): GoalCard | undefined =>
  goals.find((one) => one.frequency === 'daily' && one.aim === 'achieve' && isCurrent(one) && countsAll(one));

/** Of that goal; null without one. */
export const dayGoal = (goals: readonly GoalCard[]): DayGoal | null => {
  const goal = dayGoalCard(goals);
  return goal ? { target: goal.targetCount, rest: goal.period.excused } : null;
};
