import type { GoalPeriodLived } from './goal-periods.ts';

/** The one that is running counts once it is met, so that doing helps at once and time that is left harms nothing. */
export const isJudged = ({ excused, open, met }: GoalPeriodLived): boolean => !excused && (!open || met);

/** 0…1: each asked day keeps a part of what was and adds what its period was worth; the more often something is asked, the faster it moves. */
export const strengthOf = (periods: readonly GoalPeriodLived[], today: string): number =>
  periods.filter(isJudged).reduce((strength, { days, target, wholeDays, completion }) => {
    const asked = days.filter(({ out, day }) => !out && day <= today).length;
    const kept = (0.5 ** (Math.sqrt(target / wholeDays) / 13)) ** asked;
    return strength * kept + completion * (1 - kept);
  }, 0);
