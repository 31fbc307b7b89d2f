import { expect, it } from 'vitest';
import { spaceBetween, withFrenchTypography } from '#typography/french-typography.ts';

it.each([
  ['Pourquoi pas ? Si ! Oui ; non', 'Pourquoi pas\u202f? Si\u202f! Oui\u202f; non'],
  ['Il a dit : « des biscottes »', 'Il a dit\u00a0: «\u00a0des biscottes\u00a0»'],
  ['Why not? He said: “now”', 'Why not? He said: “now”'],
  ["j'ai vu 'l'été'", "j’ai vu 'l’été'"],
  ['« Quoi ?» (vraiment ?) Quoi ?!', '«\u00a0Quoi\u202f?» (vraiment\u202f?) Quoi\u202f?!'],
  ['un :) et :smile', 'un :) et :smile'],
])('sets « %s »', (typed, set) => {
  expect(withFrenchTypography(typed)).toBe(set);
  expect(withFrenchTypography(typed)).toHaveLength(typed.length);
});

it.each([
  ['«', 'oui', '\u00a0'],
  ['oui', '»', '\u00a0'],
  ['oui', '?', '\u202f'],
  ['oui', 'non', ' '],
  ['oui', '', ' '],
])('between « %s » and « %s » it is bound where the signs ask for it', (before, after, space) =>
  expect(spaceBetween(before, after)).toBe(space),
);
