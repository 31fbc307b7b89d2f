import type { GoalProposals } from '@ecrin/contracts/goal/goal.ts';

type Proposal = GoalProposals['items'][number];

/** One question a goal at a time, the newest first: its answer may settle the others, and how many those are. */
export const nextProposals = (
  items: readonly Proposal[],
): readonly Readonly<{ proposal: Proposal; others: number }>[] => {
  const first = items.filter((item, at) => items.findIndex(({ goalId }) => goalId === item.goalId) === at);
  return first.map((proposal) => ({
    proposal,
    others: items.filter(({ goalId }) => goalId === proposal.goalId).length - 1,
  }));
};
