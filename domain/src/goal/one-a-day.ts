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
export const oneADay = <Sentence extends Coded>(lived: GoalLived, sayableOn: SayableOn<Sentence>): Sentence | null => saidSinceMonday(lived, sayableOn).at(-1) ?? null;

/** What is said on each day from Monday, the goal's first day or the end of a state on, to today. */
const saidSinceMonday = <Sentence extends Coded>(lived: GoalLived, sayableOn: SayableOn<Sentence>): readonly (Sentence | null)[] => {
  const { alone, fitting } = sayableOn(lived);
  if (alone) return [fitting[fitting.length < 2 ? 0 : dayNumber(lived.today) % fitting.length] ?? null];
  if (isMonday(lived) || lived.today <= lived.history.startDay) return [fitting[0] ?? null];
  const before = saidSinceMonday({ ...lived, today: dayPlus(lived.today, -1) }, sayableOn);
  const lastSaid = ({ code }: Sentence): number => before.findLastIndex((said) => said?.code === code);
  return [...before, fitting.toSorted((one, other) => lastSaid(one) - lastSaid(other))[0] ?? null];
};

export const isMonday = ({ today }: Pick<GoalLived, 'today'>): boolean => weekdayOf(today) === 1;

const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000);
