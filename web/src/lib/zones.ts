import { offsetAt } from '@ecrin/domain/kernel/wall-clock.ts';

/** « Paris » of `Europe/Paris`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** A city as a sentence says whose clock it is; in French what stands before a vowel is shortened. */
export const cityIn = (timeZone: string): Readonly<{ city: string; elided: 'yes' | 'no' }> => {
  const city = cityOf(timeZone);
  return { city, elided: /^[aeiou]/i.test(city.normalize('NFD')) ? 'yes' : 'no' };
};

/** Whether clocks of the two zones show the same at an instant (ISO 8601). */
export const sameClock = (one: string, other: string, instant: string): boolean => {
  const at = Date.parse(instant);
  return one === other || offsetAt(at, one) === offsetAt(at, other);
};
