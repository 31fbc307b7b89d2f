import type { GoalDay, GoalDetail, GoalPeriod } from '@ecrin/contracts/goal/goal.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import type { PillLook, StripPill } from '@ecrin/ui/period-strip/period-strip.tsx';

const shownDays = 30;

/** A period's look: full when met; otherwise its share, for « at most » the share over the limit. */
export const periodLook = ({ result, excused, count }: Pick<GoalPeriod, 'result' | 'excused' | 'count'>): PillLook => {
  if (result === 'target met') return 'met';
  if (excused && count === 0) return 'rest';
  if (result === 'on track') return count > 0 ? 'met' : 'none';
  if (result === 'needs work') return 'near';
  return count > 0 ? 'low' : 'none';
};

/** Oldest first, the current one outlined. `periods`: newest first, as in the response. */
export const periodPills = (periods: readonly GoalPeriod[]): readonly StripPill[] =>
  periods.toReversed().map((period) => {
    const look = periodLook(period);
    return { key: period.from, look, share: look === 'met' && !period.open ? 100 : period.progress, now: period.open };
  });

const dayPill = (day: GoalDay, most: number, today: string): StripPill => {
  const look = day.count > 0 ? 'some' : day.rest || day.paused || day.state === 'skipped' ? 'rest' : 'none';
  return { key: day.day, look, share: (100 * day.count) / most, now: day.day === today };
};

type StripSource = Pick<GoalDetail, 'frequency' | 'periods' | 'days' | 'today' | 'startDay'>;

/** The last thirty days: of a daily goal against its target, of others by the count of each day. */
export const stripPills = ({ frequency, periods, days, today, startDay }: StripSource): readonly StripPill[] => {
  const ofDay = new Map((frequency === 'daily' ? periodPills(periods) : []).map((pill) => [pill.key, pill]));
  const dayByDate = new Map(days.map((day) => [day.day, day]));
  const most = Math.max(1, ...days.map(({ count }) => count));
  return lastDays(today.day).map((day): StripPill => {
    const known = dayByDate.get(day);
    if (day < startDay || !known) return { key: day, look: 'before', share: 0, now: day === today.day };
    return ofDay.get(day) ?? dayPill(known, most, today.day);
  });
};

const lastDays = (today: string): readonly string[] =>
  Array.from({ length: shownDays }, (_none, at) => dayPlus(today, at + 1 - shownDays));

/** The totals of a strip, without the current day. */
export const pillTotals = (pills: readonly StripPill[]) => {
  const past = pills.filter(({ now }) => !now);
  const having = (...looks: PillLook[]) => past.filter(({ look }) => looks.includes(look)).length;
  return {
    kept: having('met'),
    asked: past.length - having('rest', 'before'),
    rests: having('rest'),
    days: pills.filter(({ look }) => look === 'some').length,
  };
};

const lookOrder: readonly PillLook[] = ['met', 'near', 'low', 'some', 'none', 'rest'];
/** The looks that the legend explains: those that occur. */
export const shownLooks = (pills: readonly StripPill[]): readonly PillLook[] =>
  lookOrder.filter((look) => pills.some((pill) => pill.look === look));
