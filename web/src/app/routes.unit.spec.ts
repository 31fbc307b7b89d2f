// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { routeFor } from './navigate.ts';
import { notFoundRoute } from './routes.tsx';

describe('the route table', () => {
  it.each([
    ['/', '/', 'plain'],
    ['/about', '/about', 'plain'],
    ['/register', '/register', 'plain'],
    ['/login', '/login', 'plain'],
    ['/forgot-password', '/forgot-password', 'plain'],
    ['/offline', '/offline', 'plain'],
    ['/app', '/app', 'client'],
    ['/app/thoughts', '/app/thoughts', 'client'],
    ['/app/thoughts/0190', '/app/thoughts/:thoughtId', 'client'],
    ['/app/orbs', '/app/orbs', 'client'],
    ['/app/orbs/create', '/app/orbs/:orbId', 'client'],
    ['/app/notifications', '/app/notifications', 'client'],
    ['/app/profile', '/app/profile', 'client'],
    ['/app/profile/reminders', '/app/profile/:part', 'client'],
  ])('%s is the screen of %s in the %s layout', (path, pattern, layout) => {
    const route = routeFor(path);
    expect(route.path).toBe(pattern);
    expect(route.layout).toBe(layout);
  });

  it('knows the verification screen wherever /verify stands', () => {
    expect(routeFor('/verify')).toBe(routeFor('/account/verify-email/abc'));
    expect(routeFor('/verify')).not.toBe(notFoundRoute);
  });

  it('answers an address it does not know with the 404 page', () => {
    expect(routeFor('/app/nowhere/at/all')).toBe(notFoundRoute);
  });
});
