// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keptDestination, useDestination } from '#features/auth/sign-in/destination.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it.each([
  ['', '/app'],
  ['?to=/app/profile/erasure', '/app/profile/erasure'],
  [
    `?to=${encodeURIComponent('/app/threads/0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a')}`,
    '/app/threads/0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a',
  ],
  ['?to=/application', '/app'],
  ['?to=/app/../login', '/app'],
  ['?to=/app//elsewhere.example', '/app'],
  ['?to=//elsewhere.example', '/app'],
  ['?to=constructor', '/app'],
  [`?community=${'0a'.repeat(16)}`, '/app/communities/0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a'],
  ['?community=an-invitation-of-20-signs', '/app/communities/invite/an-invitation-of-20-signs'],
])('whoever signs in at /login%s goes on to %s, over a provider too', (search, destination) => {
  window.history.replaceState(null, '', `/login${search}`);
  expect(renderHook(useDestination).result.current).toBe(destination);
  expect(keptDestination()).toBe(destination);
});
