import { expect, it } from 'vitest';
import { countryChoices, countryName } from '#lib/i18n/countries.ts';

it('names every country in the language of the page, sorted', () => {
  const french = countryChoices('fr').map(({ label }) => label);
  expect(french).toHaveLength(249);
  expect(french.indexOf('Équateur')).toBeLessThan(french.indexOf('France'));
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('DE', 'en')).toBe('Germany');
});
