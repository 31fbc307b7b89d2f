import type { GoalChart } from '@ecrin/contracts/goal/goal.ts';
import type { GoalAim } from '@ecrin/domain/goal/goal.vocabulary.ts';
import type { Bar } from '@ecrin/ui/bar-chart/bar-chart.tsx';

/** A bar that is a period of the goal looks as it went; any other only shows how many counted. */
export const barLook = ({ result, count, target }: GoalChart['bars'][number], aim: GoalAim): Bar['look'] => {
  if (result === null || target === null) return 'some';
  if (result === 'target met' || result === 'on track') return aim === 'avoid' && count > target ? 'low' : 'met';
  return result === 'needs work' ? 'near' : 'low';
};
