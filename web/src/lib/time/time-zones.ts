import type { Language } from '@ecrin/domain/kernel/language.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { offsetAt } from '@ecrin/domain/time/wall-clock.ts';

/** French names of the cities time zones are named after, where they differ from English. */
const frenchCities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Addis Ababa': 'Addis-Abeba',
    Algiers: 'Alger',
    Asuncion: 'Asunción',
    Athens: 'Athènes',
    Baghdad: 'Bagdad',
    Bahrain: 'Bahreïn',
    Beirut: 'Beyrouth',
    Bogota: 'Bogotá',
    Brussels: 'Bruxelles',
    Bucharest: 'Bucarest',
    Copenhagen: 'Copenhague',
    Curacao: 'Curaçao',
    Damascus: 'Damas',
    Dhaka: 'Dacca',
    Dubai: 'Dubaï',
    Havana: 'La Havane',
    Jerusalem: 'Jérusalem',
    Kabul: 'Kaboul',
    Katmandu: 'Katmandou',
    Kathmandu: 'Katmandou',
    Kiev: 'Kyïv',
    Kyiv: 'Kyïv',
    Lisbon: 'Lisbonne',
    Lome: 'Lomé',
    London: 'Londres',
    Macau: 'Macao',
    Manila: 'Manille',
    'Mexico City': 'Mexico',
    Mogadishu: 'Mogadiscio',
    Montreal: 'Montréal',
    Moscow: 'Moscou',
    Muscat: 'Mascate',
    Nicosia: 'Nicosie',
    Noumea: 'Nouméa',
    Reunion: 'La Réunion',
    Reykjavik: 'Reykjavík',
    Riyadh: 'Riyad',
    'Sao Paulo': 'São Paulo',
    Seoul: 'Séoul',
    Singapore: 'Singapour',
    Tbilisi: 'Tbilissi',
    Tehran: 'Téhéran',
    Vienna: 'Vienne',
    Warsaw: 'Varsovie',
    Yerevan: 'Erevan',
  }),
);

/** « Athènes » of `Europe/Athens`. */
export const cityOf = (timeZone: string, language: Language): string => {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return (language === 'fr' ? frenchCities.get(city) : null) ?? city;
};

/** A city with its preposition (« de Paris », « d’Athènes »); French elides before a vowel. */
export const cityIn = (timeZone: string, language: Language): Readonly<{ city: string; elided: 'yes' | 'no' }> => {
  const city = cityOf(timeZone, language);
  return { city, elided: elidesBefore(city) ? 'yes' : 'no' };
};

/** Whether clocks of the two zones show the same at an instant (ISO 8601). */
export const haveSameOffset = (one: string, other: string, instant: string): boolean => {
  const at = Date.parse(instant);
  return one === other || offsetAt(at, one) === offsetAt(at, other);
};
