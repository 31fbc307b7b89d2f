import { describe, expect, it } from 'vitest';
import { redirectFor } from './access.ts';

/** The guard table of the specification, section 2, for a visitor without a token. */
const visitor: readonly (readonly [path: string, elsewhere: string | null])[] = [
  ['/', null],
  ['/login', null],
  ['/register', null],
  ['/forgot-password', null],
  ['/verify', null],
  ['/verify/abc123', null],
  ['/account/verify-email', null],
  ['/admin/login', null],
  ['/admin', null],
  ['/about', null],
  ['/offline', null],
  ['/app', '/'],
  ['/app/thoughts', '/'],
  ['/app/orbs', '/'],
  ['/app/notifications', '/'],
  ['/app/profile', '/'],
  ['/app/profile/edit', '/'],
  ['/nowhere', '/'],
];

describe('the access guard', () => {
  it.each(visitor)('a visitor at %s is sent to %s', (path, elsewhere) => {
    expect(redirectFor(path, null)).toBe(elsewhere);
  });
  it.each(visitor)('whoever holds a token stays at %s', (path) => {
    expect(redirectFor(path, 'token')).toBeNull();
  });
});
