// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { routeFor } from '#app/routing/navigate.ts';
import { guardRedirect } from '#app/routing/route-outlet.tsx';
import { notFoundRoute, routes } from '#app/routing/routes.tsx';

// The sentences of a screen are made by the build.
vi.mock('#lib/i18n/intl.tsx', () => ({}));

const verify = '/\\/verify/';
const admin = '/^\\/admin(\\/login)?$/';

/** Every row of the specification's tables and of ours: which screen an address opens, in which layout, and where a visitor is led. */
const table = [
  { path: '/', row: '/', layout: 'plain', visitor: null },
  { path: '/about', row: '/about', layout: 'plain', visitor: null },
  { path: '/legal', row: '/legal', layout: 'plain', visitor: null },
  { path: '/register', row: '/register', layout: 'plain', visitor: null },
  { path: '/login', row: '/login', layout: 'plain', visitor: null },
  { path: '/forgot-password', row: '/forgot-password', layout: 'plain', visitor: null },
  { path: '/verify', row: verify, layout: 'plain', visitor: null },
  { path: '/verify/email', row: verify, layout: 'plain', visitor: null },
  { path: '/verify/sign-in', row: verify, layout: 'plain', visitor: null },
  { path: '/verify/unsubscribe', row: '/verify/unsubscribe', layout: 'plain', visitor: null },
  { path: '/account/verify-email/abc', row: verify, layout: 'plain', visitor: null },
  { path: '/offline', row: '/offline', layout: 'plain', visitor: null },
  { path: '/admin', row: admin, layout: 'plain', visitor: null },
  { path: '/admin/login', row: admin, layout: 'plain', visitor: null },
  { path: '/app', row: '/app', layout: 'client', visitor: '/' },
  { path: '/app/thoughts', row: '/app/thoughts', layout: 'client', visitor: '/' },
  { path: '/app/thoughts/0190', row: '/app/thoughts/:thoughtId', layout: 'client', visitor: '/' },
  { path: '/app/threads', row: '/app/threads', layout: 'client', visitor: '/' },
  { path: '/app/threads/0190', row: '/app/threads/:threadId', layout: 'client', visitor: '/' },
  { path: '/app/goals', row: '/app/goals', layout: 'client', visitor: '/' },
  { path: '/app/goals/0190', row: '/app/goals/:goalId', layout: 'client', visitor: '/' },
  { path: '/app/orbs', row: '/app/orbs', layout: 'client', visitor: '/' },
  { path: '/app/orbs/create', row: '/app/orbs/:orbId', layout: 'client', visitor: '/' },
  { path: '/app/orbs/0190', row: '/app/orbs/:orbId', layout: 'client', visitor: '/' },
  { path: '/app/notifications', row: '/app/notifications', layout: 'client', visitor: '/' },
  { path: '/app/profile', row: '/app/profile', layout: 'client', visitor: '/' },
  { path: '/app/profile/about', row: '/app/profile/about', layout: 'client', visitor: '/' },
  { path: '/app/profile/edit', row: '/app/profile/edit', layout: 'client', visitor: '/' },
  { path: '/app/profile/notifications', row: '/app/profile/notifications', layout: 'client', visitor: '/' },
  { path: '/app/profile/reminders', row: '/app/profile/reminders', layout: 'client', visitor: '/' },
  { path: '/app/profile/elsewhere', row: '*', layout: 'plain', visitor: '/' },
  { path: '/admin/admins', row: '*', layout: 'plain', visitor: '/' },
  { path: '/nowhere', row: '*', layout: 'plain', visitor: '/' },
  { path: '/app/nowhere/at/all', row: '*', layout: 'plain', visitor: '/' },
] as const;

describe('the routes and their guard', () => {
  it.each(table)('$path opens $row in the $layout layout', ({ path, row, layout }) => {
    const route = routeFor(path);
    expect(String(route.path)).toBe(row);
    expect(route.layout).toBe(layout);
  });

  it.each(table)('a visitor at $path: $visitor', ({ path, visitor }) =>
    expect(guardRedirect(routeFor(path), null)).toBe(visitor),
  );

  it.each(table)('a client at $path stays', ({ path }) => expect(guardRedirect(routeFor(path), 'token')).toBeNull());

  it('lists every route', () => {
    const asked = new Set<string>(table.map(({ row }) => row));
    expect([...routes, notFoundRoute].map(({ path }) => String(path)).filter((row) => !asked.has(row))).toEqual([]);
  });
});
