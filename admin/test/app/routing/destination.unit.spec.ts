import { expect, it } from 'vitest';
import { destinationIn, signInFor } from '#app/routing/destination.ts';

const throughSignIn = (address: string): string => destinationIn(new URL(signInFor(address), 'http://x').search);

it.each(['/admin', '/admin/queues', '/admin/clients?q=é l&order=name', '/admin/requests/r1?status=answered'])(
  '%s is where somebody is after signing in',
  (address) => expect(throughSignIn(address)).toBe(address),
);

it.each([
  '//elsewhere.test',
  'https://elsewhere.test',
  '/app',
  '/administrator',
  '/admin//elsewhere',
  '/admin\\x',
  '/admin/login?to=/admin/login',
])('nobody is led to %s', (to) => expect(destinationIn(new URLSearchParams({ to }).toString())).toBe('/admin'));
