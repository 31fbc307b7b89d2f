import { dayPlus, weekdayOf } from './days.ts';
import type { GoalLived } from './goal-lived.ts';

type Coded = Readonly<{ code: string }>;

/** What can be said on a day, first what matters most. `alone`: of a state that leaves nothing else to say; its codes are said in no other. */
export type Sayable<Sentence extends Coded> = Readonly<{ alone: boolean; fitting: readonly Sentence[] }>;
export type SayableOn<Sentence extends Coded> = (lived: GoalLived) => Sayable<Sentence>;

/**
 * One sentence a day, never the day before's when another fits, and the same for whoever looks at the same events: nothing is remembered.
 * Mondays have sentences of their own, so that no look goes back further than one.
 */
export const oneADay = <Sentence extends Coded>(lived: GoalLived, sayableOn: SayableOn<Sentence>): Sentence | null => {
  const { alone, fitting } = sayableOn(lived);
  if (alone) return fitting[fitting.length < 2 ? 0 : dayNumber(lived.today) % fitting.length] ?? null;
  if (fitting.length < 2 || isMonday(lived) || lived.today <= lived.history.startDay) return fitting[0] ?? null;
  const before = oneADay({ ...lived, today: dayPlus(lived.today, -1) }, sayableOn);
  return fitting.find(({ code }) => code !== before?.code) ?? null;
};

export const isMonday = ({ today }: Pick<GoalLived, 'today'>): boolean => weekdayOf(today) === 1;

const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000);
