import { expect, it } from 'vitest';
import { maskPhone, phoneCountries, readPhone, writePhone } from '#lib/proof/phone-number.ts';

it.each([
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['612345678', 'FR', '+33612345678'],
  ['+33 6 12 34 56 78', 'BE', '+33612345678'],
  ['0033 6 12 34 56 78', 'FR', '+33612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['(514) 555-0199', 'CA', '+15145550199'],
])('« %s » in %s is %s', (typed, country, phone) => expect(readPhone(typed, country)).toBe(phone));

it.each(['', '06', '06 12 34', 'bonjour', '+33'])('« %s » is not a number', (typed) =>
  expect(readPhone(typed)).toBeNull(),
);

it('shows a number to its owner in full, and masked elsewhere', () => {
  expect(writePhone('+33612345678')).toBe('+33 6 12 34 56 78');
  expect(maskPhone('+33612345678')).toBe('+33 6 •• •• •• 78');
});

it('names countries in the language of the page, sorted', () => {
  const french = phoneCountries('fr').map(({ label }) => label);
  expect(french).toContain('Allemagne +49');
  expect(french.indexOf('Équateur +593')).toBeLessThan(french.indexOf('France +33'));
});
