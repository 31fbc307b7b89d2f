import { describe, expect, it } from 'vitest';
import { createLongDates } from '#journal-import/long-dates.ts';

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
/** Of every language a phone can have, with places whose months, figures or calendar are others. */
const locales = [
  'af am ar ar-EG ar-LB ar-MA ar-DZ ar-SA as az be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-AU en-CA en-IN es es-MX',
  'es-AR et eu fa fi fil fr fr-CA fr-CH ga gl gu he hi hr hu hy id is it it-CH ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms',
  'mt my nb ne nl nl-BE nn or pa pl ps pt pt-PT ro ru sk sl so sq sr sr-Latn sv sv-FI sw ta te th tk tr uk ur uz vi zh zh-Hant zu',
].flatMap((some) => some.split(' '));
const days = [Date.UTC(2024, 10, 3), Date.UTC(2019, 2, 31), Date.UTC(2020, 1, 29), Date.UTC(2026, 7, 15)];

describe('the day of a long date', () => {
  it.each(locales)('is known as %s writes it', (locale) => {
    const format = new Intl.DateTimeFormat(locale, long);
    const dayOf = createLongDates();
    const read = days.map((day) => dayOf(format.format(day)));
    expect(read.map((day) => day && Date.UTC(day.year, day.month - 1, day.day))).toEqual(days);
  });

  it('is none where the weekday is another, or there is no year', () => {
    const dayOf = createLongDates();
    expect(['lundi 3 novembre 2024', 'dimanche 3 novembre', 'Rien', '2024', ''].map(dayOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
