import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { offsetAt } from '@ecrin/domain/time/wall-clock.ts';
import { frenchCities } from './french-cities.ts';

/** « Athènes » of `Europe/Athens`. */
export const cityOf = (timeZone: string, language: Language): string => {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return (language === 'fr' ? frenchCities.get(city) : null) ?? city;
};

/** A city as a sentence says whose clock it is; in French what stands before a vowel is shortened. */
export const cityIn = (timeZone: string, language: Language): Readonly<{ city: string; elided: 'yes' | 'no' }> => {
  const city = cityOf(timeZone, language);
  return { city, elided: /^[aeiou]/i.test(city.normalize('NFD')) ? 'yes' : 'no' };
};

/** Whether clocks of the two zones show the same at an instant (ISO 8601). */
export const haveSameOffset = (one: string, other: string, instant: string): boolean => {
  const at = Date.parse(instant);
  return one === other || offsetAt(at, one) === offsetAt(at, other);
};
