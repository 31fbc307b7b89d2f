import { expect, it } from 'vitest';
import { parseUrl } from '#navigation/parse-url.ts';

const base = 'https://ecrin.example';

it.each([
  ['/app/goals', 'https://ecrin.example/app/goals'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['http://[', undefined],
])('given %s, then its address is %s', (address, expected) => expect(parseUrl(address, base)?.href).toBe(expected));
