import { expect, it } from 'vitest';
import { mayPrefetch } from '#lib/page/connection.ts';

it.each([
  { name: 'well connected', online: true, connection: {}, ahead: true },
  { name: '4g', online: true, connection: { effectiveType: '4g' }, ahead: true },
  { name: 'offline', online: false, connection: { effectiveType: '4g' }, ahead: false },
  { name: '2g', online: true, connection: { effectiveType: '2g' }, ahead: false },
  { name: 'slow 2g', online: true, connection: { effectiveType: 'slow-2g' }, ahead: false },
  { name: 'saving data', online: true, connection: { effectiveType: '4g', saveData: true }, ahead: false },
])('$name: link prefetching is $ahead', ({ online, connection, ahead }) => {
  expect(mayPrefetch(online, connection)).toBe(ahead);
});
