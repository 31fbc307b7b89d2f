import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { isRunning } from '../summary/goal-status.ts';

/** Under the field, on a phone, the day itself must stay in reach. */
const maxShown = { beside: 5, below: 3 };

/** What home shows of one's goals: those due, and those just tapped, so that none goes from under the finger; with room, what runs when nothing is due. */
export const goalsAtHome = (
  goals: readonly GoalCard[],
  { tapped, wide }: Readonly<{ tapped: readonly string[]; wide: boolean }>,
) => {
  const due = goals
    .filter(({ goalId, due: isDue }) => isDue || tapped.includes(goalId))
    .slice(0, wide ? maxShown.beside : maxShown.below);
  if (due.length > 0 || !wide) return { due: due.length > 0, shown: due };
  return { due: false, shown: goals.filter(isRunning).slice(0, maxShown.below) };
};
