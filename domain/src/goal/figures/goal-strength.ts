import type { EvaluatedPeriod } from './goal-periods.ts';

/** The one that is running counts once it is met, so that doing helps at once and time that is left harms nothing. */
export const isJudged = ({ excused, open, met }: EvaluatedPeriod): boolean => !excused && (!open || met);

/** 0…1: an exponential average over asked days of how far their period was completed; the more often something is asked, the faster it moves. */
export const strengthOf = (periods: readonly EvaluatedPeriod[], today: string): number =>
  periods.filter(isJudged).reduce((strength, { days, target, wholeDays, completion }) => {
    const asked = days.filter(({ exempt, day }) => !exempt && day <= today).length;
    const decay = (0.5 ** (Math.sqrt(target / wholeDays) / 13)) ** asked;
    return strength * decay + completion * (1 - decay);
  }, 0);
