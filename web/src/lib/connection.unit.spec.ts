import { expect, it } from 'vitest';
import { mayPrefetch } from './connection.ts';

it.each([
  ['well connected', true, {}, true],
  ['4g', true, { effectiveType: '4g' }, true],
  ['offline', false, { effectiveType: '4g' }, false],
  ['2g', true, { effectiveType: '2g' }, false],
  ['slow 2g', true, { effectiveType: 'slow-2g' }, false],
  ['saving data', true, { effectiveType: '4g', saveData: true }, false],
])('%s: links fetched ahead is %s', (_name, online, connection, ahead) => {
  expect(mayPrefetch(online, connection)).toBe(ahead);
});
