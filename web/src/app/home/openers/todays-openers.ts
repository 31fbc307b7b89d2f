import { daysBetween } from '@ecrin/domain/time/days.ts';

const shown = 3;

/** Three that come round, three others each day. `today`: YYYY-MM-DD. */
export const todaysOpeners = <Opener>(openers: readonly Opener[], today: string): readonly Opener[] => {
  const first = (daysBetween('1970-01-01', today) * shown) % openers.length;
  return [...openers, ...openers].slice(first, first + shown);
};
