import { expect, it } from 'vitest';
import { frenchSound } from '#text/french-sound.ts';

it.each([
  ['Chloé', 'Kloé'],
  ['Katell', 'Catel'],
  ['Matthieu', 'Mathieu'],
  ['Michel', 'Michelle'],
  ['Yvan', 'Ivan'],
  ['Christophe', 'Cristof'],
  ['François', 'Fransoi'],
  ['Geoffroy', 'Joffroi'],
  ['Quentin', 'Kentin'],
  ['Aude', 'Ode'],
  ['Élise', 'Hélise'],
])('%s sounds like %s', (one, other) => expect(frenchSound(one)).toBe(frenchSound(other)));

it.each([
  ['Martin', 'Martine'],
  ['Jean', 'Jeanne'],
  ['Anaïs', 'Anne'],
  ['Gilles', 'Guilhem'],
  ['Simon', 'Simone'],
  ['Louis', 'Lucie'],
])('%s does not sound like %s', (one, other) => expect(frenchSound(one)).not.toBe(frenchSound(other)));
