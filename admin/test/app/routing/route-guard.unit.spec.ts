// @vitest-environment happy-dom
import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entriesFor } from '#app/layout/menu-entries.tsx';
import { routeFor } from '#app/routing/navigate.ts';
import { guardVerdict, type Verdict } from '#app/routing/route-guard.ts';
import { notFoundRoute, routes } from '#app/routing/routes.tsx';
import { storeUserInfo, startSession, storedAdmin, storedToken } from '#lib/session/session.ts';

vi.mock('#lib/i18n/intl.ts', () => ({ withMessages: (_part: string, load: unknown) => load }));

const signIn = (role: AdminRole) => {
  startSession({ token: 'a-token', userType: 'admin', userId: 'a1' });
  storeUserInfo({ role, fullname: 'Ada' });
};
/** The states of a browser. A client’s session is stored under other names and opens nothing here. */
const visitors = {
  anonymous: () => {},
  client: () => ['token', 'userType', 'userId'].forEach((name) => localStorage.setItem(name, 'client')),
  admin: () => signIn('admin'),
  superadmin: () => signIn('superadmin'),
} as const;
type Who = keyof typeof visitors;

const open = { anonymous: 'to-login', client: 'to-login', admin: 'open', superadmin: 'open' } as const;
const superadminOnly = { ...open, admin: 'refused' } as const;
const anyone = { anonymous: 'open', client: 'open', admin: 'open', superadmin: 'open' } as const;
const publicPage = { anonymous: 'open', client: 'open', admin: 'to-dashboard', superadmin: 'to-dashboard' } as const;

/** The route table of the specification; each with its route. */
const table: readonly (readonly [path: string, route: string, who: Readonly<Record<Who, Verdict>>])[] = [
  ['/admin/login', '/admin/login', publicPage],
  ['/admin/not-me', '/admin/not-me', anyone],
  ['/admin', '/admin', open],
  ['/admin/', '/admin', open],
  ['/admin/account', '/admin/account', open],
  ['/admin/admins', '/admin/admins', superadminOnly],
  ['/admin/admins/create', '/admin/admins/create', superadminOnly],
  ['/admin/admins/0190', '/admin/admins/:adminId', superadminOnly],
  ['/admin/admins/0190/edit', '/admin/admins/:adminId/edit', superadminOnly],
  ['/admin/admins/0190/edit-password', '/admin/admins/:adminId/edit-password', superadminOnly],
  ['/admin/orbs', '/admin/orbs', open],
  ['/admin/orbs/create', '/admin/orbs/create', open],
  ['/admin/orbs/0190', '/admin/orbs/:orbId', open],
  ['/admin/orbs/0190/edit', '/admin/orbs/:orbId/edit', open],
  ['/admin/clients', '/admin/clients', open],
  ['/admin/clients/0190', '/admin/clients/:clientId', open],
  ['/admin/clients/0190/content', '/admin/clients/:clientId/content', superadminOnly],
  ['/admin/communication', '/admin/communication', open],
  ['/admin/notifications', '/admin/notifications', open],
  ['/admin/queues', '/admin/queues', open],
  ['/admin/payments', '/admin/payments', open],
  ['/admin/acts', '/admin/acts', superadminOnly],
  ['/admin/communication/0190', '/admin/communication/:broadcastId', open],
  ['/admin/settings', '/admin/settings', open],
  ['/admin/comments', '/admin/comments/:reportId?', open],
  ['/admin/comments/0190', '/admin/comments/:reportId?', open],
  ['/admin/erasures', '/admin/erasures/:proposalId?', open],
  ['/admin/erasures/0190', '/admin/erasures/:proposalId?', open],
  ['/admin/miniapps', '/admin/miniapps', open],
  ['/admin/answer-templates', '/admin/answer-templates', open],
  ['/admin/answer-templates/create', '/admin/answer-templates/create', open],
  ['/admin/answer-templates/0190', '/admin/answer-templates/:templateId', open],
  ['/admin/organizations', '/admin/organizations', open],
  ['/admin/organizations/0190', '/admin/organizations/:organizationId', open],
  ['/admin/organizations/0190/edit', '/admin/organizations/:organizationId/edit', open],
  ['/admin/organizations/create', '/admin/organizations/create', open],
  ['/admin/requests', '/admin/requests/:itemId?', open],
  ['/admin/requests/0190', '/admin/requests/:itemId?', open],
  ['/admin/statistics', '/admin/statistics', open],
  ['/admin/nowhere/at/all', '*', open],
];
const people: readonly Who[] = ['anonymous', 'client', 'admin', 'superadmin'];
const rows = table.flatMap(([path, route, verdicts]) =>
  people.map((who) => ({ path, route, who, verdict: verdicts[who] })),
);

beforeEach(() => localStorage.clear());

describe('the access guard of the back-office', () => {
  it.each(rows)('$path, $who: $verdict', ({ path, route, who, verdict }) => {
    visitors[who]();
    expect(routeFor(path).path).toBe(route);
    expect(guardVerdict(routeFor(path).access, { token: storedToken(), role: storedAdmin()?.role ?? null })).toBe(
      verdict,
    );
  });

  it('lists every route', () => {
    expect(new Set(table.map(([, route]) => route))).toEqual(
      new Set([...routes, notFoundRoute].map(({ path }) => path)),
    );
  });

  it('waits for the role before a superadmin’s page is shown or refused', () => {
    expect(guardVerdict('superadmin', { token: 'token', role: null })).toBe('wait');
  });

  it.each([
    ['admin', false],
    ['superadmin', true],
  ] as const)('the menu of an %s offers Admins: %s', (role: AdminRole, offered) => {
    expect(
      entriesFor(role)
        .map(({ path }) => path)
        .includes('/admin/admins'),
    ).toBe(offered);
    expect(entriesFor(role).length).toBe(offered ? 5 : 4);
  });
});
