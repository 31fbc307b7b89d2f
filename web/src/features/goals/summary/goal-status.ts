import type { GoalCard, GoalPeriod } from '@ecrin/contracts/goal/goal.ts';
import type { PeriodResult } from '@ecrin/domain/goal/goal.vocabulary.ts';
import type { RingTone } from '@ecrin/ui/ring/ring.tsx';

/** Results under the names messages choose by. */
export const resultKeys = {
  'target met': 'met',
  'on track': 'onTrack',
  'needs work': 'needsWork',
  behind: 'behind',
  inactive: 'inactive',
} as const satisfies Record<PeriodResult, string>;

/** Today asks for nothing although the goal is active: a planned rest, or the day is skipped. */
export const isRestDay = ({ excused, from, to }: Pick<GoalPeriod, 'excused' | 'from' | 'to'>): boolean =>
  excused && from === to;

type GoalStatusSource = Pick<GoalCard, 'active' | 'pause' | 'daysLeft'> &
  Readonly<{ period: Pick<GoalPeriod, 'result' | 'excused' | 'from' | 'to'> }>;
/** The status of a goal: deactivated, ended, paused, at rest today, or the result of its current period. */
export const goalStatus = ({
  active,
  pause,
  daysLeft,
  period,
}: GoalStatusSource): 'off' | 'ended' | 'paused' | 'rest' | PeriodResult => {
  if (!active) return 'off';
  if (daysLeft === 0) return 'ended';
  if (pause) return 'paused';
  return isRestDay(period) && period.result !== 'inactive' ? 'rest' : period.result;
};

/** Whether the goal is active now. */
export const isRunning = (goal: GoalStatusSource): boolean =>
  !['off', 'ended', 'paused', 'inactive'].includes(goalStatus(goal));

/** Whether a count may be added now; also to a goal that is inactive because nothing counted. */
export const canCount = (goal: GoalStatusSource): boolean => !['off', 'ended', 'paused'].includes(goalStatus(goal));

const tones: Readonly<Record<PeriodResult, RingTone>> = {
  'target met': 'met',
  'on track': 'on-way',
  'needs work': 'soft',
  behind: 'late',
  inactive: 'off',
};

/** A goal's current period as a ring. For « at most » the used share of the limit. */
export const goalRing = (
  goal: GoalStatusSource & Pick<GoalCard, 'aim'> & Readonly<{ period: GoalPeriod }>,
): Readonly<{ share: number; tone: RingTone }> => {
  const {
    aim,
    period: { count, target, progress, result },
  } = goal;
  const tone = isRunning(goal) && !isRestDay(goal.period) ? tones[result] : 'off';
  if (aim === 'avoid')
    return {
      share: Math.min(1, count / Math.max(1, target)),
      tone: tone === 'met' || tone === 'on-way' ? 'limit' : tone,
    };
  return { share: progress / 100, tone };
};
