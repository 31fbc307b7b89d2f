import { expect, it } from 'vitest';
import { withNonBreakingSpaces } from '#lib/i18n/non-breaking-spaces.ts';

it.each([
  ['Pourquoi pas ? Si ! Oui ; non', 'Pourquoi pas\u202f? Si\u202f! Oui\u202f; non'],
  ['Il a dit : « des biscottes »', 'Il a dit\u00a0: «\u00a0des biscottes\u00a0»'],
  ['Why not? He said: “now”', 'Why not? He said: “now”'],
  ['un :) et :smile', 'un :) et :smile'],
])('sets « %s »', (typed, set) => {
  expect(withNonBreakingSpaces(typed)).toBe(set);
  expect(withNonBreakingSpaces(typed)).toHaveLength(typed.length);
});
