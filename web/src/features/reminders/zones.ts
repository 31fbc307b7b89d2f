import { offsetAt } from '@ecrin/domain/kernel/wall-clock.ts';

/** « Paris » of `Europe/Paris`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether clocks of the two zones show the same at an instant (ISO 8601). */
export const sameClock = (one: string, other: string, instant: string): boolean => {
  const at = Date.parse(instant);
  return one === other || offsetAt(at, one) === offsetAt(at, other);
};
