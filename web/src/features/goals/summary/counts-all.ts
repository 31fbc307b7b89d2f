import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';

/** Whether every thought counts. A goal that asks first counts only what was confirmed, so that its figure is another one. */
export const countsAll = ({ filter, matchRule }: Pick<GoalCard, 'filter' | 'matchRule'>): boolean =>
  filter !== null && matchRule === 'always' && Object.values(filter).every((list) => list.length === 0);
