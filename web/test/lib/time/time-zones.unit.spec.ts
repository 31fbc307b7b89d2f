import { expect, it } from 'vitest';
import { cityIn } from '#lib/time/time-zones.ts';

it.each([
  ['Europe/Paris', 'fr', { city: 'Paris', elided: 'no' }],
  ['Europe/Athens', 'fr', { city: 'Athènes', elided: 'yes' }],
  ['Europe/Athens', 'en', { city: 'Athens', elided: 'yes' }],
  ['America/New_York', 'fr', { city: 'New York', elided: 'no' }],
  ['Asia/Yerevan', 'fr', { city: 'Erevan', elided: 'yes' }],
] as const)('names the city of %s, in %s', (zone, language, said) => expect(cityIn(zone, language)).toEqual(said));
