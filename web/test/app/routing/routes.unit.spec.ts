// @vitest-environment happy-dom
import { clientPages } from '@ecrin/contracts/site/pages.ts';
import { describe, expect, it, vi } from 'vitest';
import { guardRedirect } from '#app/routing/access-guards.ts';
import { routeFor } from '#app/routing/navigate.ts';
import { notFoundRoute, routes } from '#app/routing/routes.tsx';

// The sentences of a screen are made by the build.
vi.mock('#lib/i18n/intl.tsx', () => ({ withMessages: (_part: string, load: unknown) => load }));

const verify = '/\\/verify/';
const admin = '/^\\/admin(\\/login)?$/';

/** Every row of the specification's tables and of ours: which screen an address opens, in which layout, and where a visitor is led. */
const table = [
  { path: '/', row: '/', layout: 'main', visitor: null },
  { path: '/about', row: '/about', layout: 'main', visitor: null },
  { path: '/legal', row: '/legal', layout: 'main', visitor: null },
  { path: '/register', row: '/register', layout: 'default', visitor: null },
  { path: '/login', row: '/login', layout: 'default', visitor: null },
  { path: '/forgot-password', row: '/forgot-password', layout: 'default', visitor: null },
  { path: '/verify', row: verify, layout: 'default', visitor: null },
  { path: '/verify/email', row: verify, layout: 'default', visitor: null },
  { path: '/verify/sign-in', row: verify, layout: 'default', visitor: null },
  { path: '/verify/unsubscribe', row: '/verify/unsubscribe', layout: 'default', visitor: null },
  { path: '/attestation', row: '/attestation', layout: 'default', visitor: null },
  { path: '/account/verify-email/abc', row: verify, layout: 'default', visitor: null },
  { path: '/erasure', row: '/erasure', layout: 'default', visitor: null },
  { path: '/offline', row: '/offline', layout: 'default', visitor: null },
  { path: '/admin', row: admin, layout: 'default', visitor: null },
  { path: '/admin/login', row: admin, layout: 'default', visitor: null },
  { path: '/app', row: '/app', layout: 'app', visitor: '/' },
  { path: '/app/thoughts', row: '/app/thoughts', layout: 'app', visitor: '/' },
  { path: '/app/thoughts/0190', row: '/app/thoughts/:thoughtId', layout: 'app', visitor: '/' },
  {
    path: '/app/thoughts/0190/two-versions',
    row: '/app/thoughts/:thoughtId/two-versions',
    layout: 'app',
    visitor: '/',
  },
  { path: '/app/chat', row: '/app/chat', layout: 'app', visitor: '/' },
  { path: '/app/chat/new', row: '/app/chat/new', layout: 'app', visitor: '/' },
  { path: '/app/stories', row: '/app/stories', layout: 'app', visitor: '/' },
  { path: '/app/stories/new', row: '/app/stories/new', layout: 'app', visitor: '/' },
  { path: '/app/stories/add', row: '/app/stories/add', layout: 'app', visitor: '/' },
  { path: '/app/stories/1', row: '/app/stories/:storyId', layout: 'app', visitor: '/' },
  { path: '/app/chat/memory', row: '/app/chat/memory', layout: 'app', visitor: '/' },
  { path: '/app/chat/0190', row: '/app/chat/:conversationId', layout: 'app', visitor: '/' },
  { path: '/app/threads', row: '/app/threads', layout: 'app', visitor: '/' },
  { path: '/app/threads/0190', row: '/app/threads/:threadId', layout: 'app', visitor: '/' },
  { path: '/app/goals', row: '/app/goals', layout: 'app', visitor: '/' },
  { path: '/app/goals/0190', row: '/app/goals/:goalId', layout: 'app', visitor: '/' },
  { path: '/app/orbs', row: '/app/orbs', layout: 'app', visitor: '/' },
  { path: '/app/year', row: '/app/year/:year?', layout: 'app', visitor: '/' },
  { path: '/app/year/2026', row: '/app/year/:year?', layout: 'app', visitor: '/' },
  { path: '/app/year/2026/poster', row: '/app/year/:year/poster', layout: 'app', visitor: '/' },
  { path: '/app/year/2026/06', row: '/app/year/:year/:month', layout: 'app', visitor: '/' },
  { path: '/app/favorites', row: '/app/favorites', layout: 'app', visitor: '/' },
  { path: '/app/orbs/create', row: '/app/orbs/create', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190/edit', row: '/app/orbs/:orbId/edit', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190/auto', row: '/app/orbs/:orbId/auto', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190/past', row: '/app/orbs/:orbId/past/:pastRunId?', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190/past/0191', row: '/app/orbs/:orbId/past/:pastRunId?', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190/run', row: '/app/orbs/:orbId/run', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190/runs/0191', row: '/app/orbs/:orbId/runs/:runId', layout: 'app', visitor: '/' },
  { path: '/app/orbs/0190', row: '/app/orbs/:orbId', layout: 'app', visitor: '/' },
  { path: '/app/communities', row: '/app/communities', layout: 'app', visitor: '/' },
  { path: '/app/communities/0190', row: '/app/communities/:communityId', layout: 'app', visitor: '/' },
  {
    path: '/app/communities/0190/settings',
    row: '/app/communities/:communityId/settings',
    layout: 'app',
    visitor: '/',
  },
  {
    path: '/app/communities/0190/copies/0191',
    row: '/app/communities/:communityId/copies/:copyId',
    layout: 'app',
    visitor: '/',
  },
  { path: '/app/communities/invite/abc', row: '/app/communities/invite/:invite', layout: 'app', visitor: '/' },
  { path: '/app/notifications', row: '/app/notifications', layout: 'app', visitor: '/' },
  { path: '/app/profile', row: '/app/profile', layout: 'app', visitor: '/' },
  { path: '/app/profile/about', row: '/app/profile/about', layout: 'app', visitor: '/' },
  { path: '/app/profile/requests', row: '/app/profile/requests/:requestId?', layout: 'app', visitor: '/' },
  { path: '/app/profile/requests/0190', row: '/app/profile/requests/:requestId?', layout: 'app', visitor: '/' },
  { path: '/app/profile/looks', row: '/app/profile/looks', layout: 'app', visitor: '/' },
  { path: '/app/profile/edit', row: '/app/profile/edit', layout: 'app', visitor: '/' },
  { path: '/app/profile/notifications', row: '/app/profile/notifications', layout: 'app', visitor: '/' },
  { path: '/app/profile/reminders', row: '/app/profile/reminders', layout: 'app', visitor: '/' },
  { path: '/app/profile/lock', row: '/app/profile/lock', layout: 'app', visitor: '/' },
  { path: '/app/profile/sign-in', row: '/app/profile/sign-in', layout: 'app', visitor: '/' },
  { path: '/app/profile/devices', row: '/app/profile/devices', layout: 'app', visitor: '/' },
  { path: '/app/profile/display', row: '/app/profile/display', layout: 'app', visitor: '/' },
  { path: '/app/profile/words', row: '/app/profile/words', layout: 'app', visitor: '/' },
  { path: '/app/profile/rereading', row: '/app/profile/rereading', layout: 'app', visitor: '/' },
  { path: '/app/profile/data', row: '/app/profile/data', layout: 'app', visitor: '/' },
  { path: '/app/profile/import', row: '/app/profile/import', layout: 'app', visitor: '/' },
  { path: '/app/profile/erasure', row: '/app/profile/erasure', layout: 'app', visitor: '/' },
  { path: '/app/profile/referral', row: '/app/profile/referral', layout: 'app', visitor: '/' },
  { path: '/app/profile/consents', row: '/app/profile/consents', layout: 'app', visitor: '/' },
  { path: '/app/profile/looks', row: '/app/profile/looks', layout: 'app', visitor: '/' },
  { path: '/app/profile/elsewhere', row: '*', layout: 'default', visitor: '/' },
  { path: '/admin/admins', row: '*', layout: 'default', visitor: '/' },
  { path: '/nowhere', row: '*', layout: 'default', visitor: '/' },
  { path: '/app/nowhere/at/all', row: '*', layout: 'default', visitor: '/' },
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

it('a route that names a guard which does not exist fails with its message and 500', () =>
  expect(() => guardRedirect({ access: 'editor' }, 'token')).toThrow(
    expect.objectContaining({ name: 'PageError', message: 'Unknown middleware', status: 500 }),
  ));

it('every address is known to the server, which answers all others as not found', () => {
  const paths = routes.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
  expect(paths.filter((path) => !clientPages.includes(path))).toEqual([]);
  const patterns = clientPages.map((pathname) => new URLPattern({ pathname }));
  for (const { path } of table.filter(({ row }) => row !== '*'))
    expect([path, patterns.some((pattern) => pattern.test({ pathname: path }))]).toEqual([path, true]);
});
