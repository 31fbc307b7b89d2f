import { dayPlus } from '@ecrin/domain/time/days.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day a key leads to from another, within those shown (oldest first): a day or a week aside, the first, the last; null for any other key. */
export const dayForKey = (days: readonly string[], from: string, key: string): string | null => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return null;
  const reached = dayPlus(from, step);
  return reached < first || reached > last ? from : reached;
};
