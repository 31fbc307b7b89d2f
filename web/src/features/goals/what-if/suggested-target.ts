import type { GoalDetail } from '@ecrin/contracts/goal/goal.ts';

const targetRecommendations = new Set(['lower-target', 'raise-target']);

/** From here on a target is kept so well that a firmer one is worth trying. */
const highSuccessRate = 0.9;

/** The target worth trying: the one that is recommended, else a firmer one where this is well kept, and an easier one where it is not; never none. */
export const suggestedTarget = ({
  recommendations,
  targetCount,
  aim,
  statistics,
}: Pick<GoalDetail, 'recommendations' | 'targetCount' | 'aim' | 'statistics'>): number => {
  const target = recommendations.find(({ code }) => targetRecommendations.has(code))?.values['target'];
  if (typeof target === 'number' && target !== targetCount) return target;
  const firmer = (statistics.successRate ?? 0) >= highSuccessRate;
  return firmer === (aim === 'achieve') || targetCount === 1 ? targetCount + 1 : targetCount - 1;
};
