import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import { isRunning } from '../summary/goal-status.ts';

/** What is due today comes first, then what is sought before what is kept low, then the shorter period, then what is further from its target. */
const priority = (goal: GoalCard): readonly number[] => [
  goal.due ? 0 : 1,
  goal.aim === 'achieve' ? 0 : 1,
  { daily: 0, weekly: 1, monthly: 2 }[goal.frequency],
  goal.period.progress,
];

const byPriority = (one: GoalCard, other: GoalCard): number => {
  const [own, others] = [priority(one), priority(other)];
  const at = own.findIndex((figure, index) => figure !== others[index]);
  return at === -1 ? 0 : (own[at] ?? 0) - (others[at] ?? 0);
};

/** The goal that matters most today; null when none is running. Of equals the one set first. `led`: the one that led so far leads on while it runs, so that none changes under the finger. */
export const leadingGoal = (goals: readonly GoalCard[], led: string | null = null): GoalCard | null => {
  const running = goals.filter(isRunning);
  return running.find(({ goalId }) => goalId === led) ?? running.toSorted(byPriority)[0] ?? null;
};
