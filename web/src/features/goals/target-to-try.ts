import type { GoalDetail } from '@ecrin/contracts/goal.ts';

const speaksOfTargets = new Set(['lower-target', 'raise-target']);

/** The target worth trying: the one that is recommended, else one less, or one more of a single one. */
export const targetToTry = ({ recommendations, targetCount, aim }: Pick<GoalDetail, 'recommendations' | 'targetCount' | 'aim'>): number => {
  const target = recommendations.find(({ code }) => speaksOfTargets.has(code))?.values['target'];
  if (typeof target === 'number' && target !== targetCount) return target;
  return aim === 'avoid' || targetCount === 1 ? targetCount + 1 : targetCount - 1;
};
