import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';

const isWhole = ({ filter }: GoalCard) => filter !== null && Object.values(filter).every((list) => list.length === 0);

/** How many thoughts a day: the target of the first active daily goal that counts all thoughts; null without one. */
export const dailyTarget = (goals: readonly GoalCard[]): number | null =>
  goals.find(
    (goal) =>
      goal.frequency === 'daily' &&
      goal.aim === 'achieve' &&
      goal.active &&
      goal.pause === null &&
      goal.daysLeft !== 0 &&
      isWhole(goal),
  )?.targetCount ?? null;
