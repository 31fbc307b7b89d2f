// @vitest-environment happy-dom
import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminScreen } from '#features/admins/detail/admin-screen.tsx';
import { showAt, stubAdminApi } from '#test/page.fixtures.tsx';

const at = '2026-01-02T09:00:00.000Z';
const adminOf = (adminId: string, fullname: string) => ({
  adminId,
  fullname,
  role: 'superadmin',
  email: `${adminId}@exemple.fr`,
  active: true,
  secondFactor: true,
  createdAt: at,
  lastSeenAt: at,
  picture: null,
  sessions: 1,
});
const actOf = (type: string, by: string, on: string): Activity => ({
  id: `${type}-${by}`,
  position: 1,
  type,
  kind: 'administrator',
  stream: `admin-${on}`,
  ownerId: on,
  actor: `admin:${by}`,
  occurredAt: at,
  timeZone: 'Europe/Paris',
  recordedAt: at,
  sessionId: null,
  masked: false,
  facts: {},
});
/** What hal did, and what alix did to the account of hal. */
const acts = { by: actOf('AdminDeactivated', 'hal', 'bea'), on: actOf('AdminEdited', 'alix', 'hal') };

const panelOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.createElement('p'));

it('the page of an administrator has what they did and, apart from it, what was done to their account and by whom', async () => {
  const calls = stubAdminApi((call) => {
    if (call === 'GET /admins') return { items: [adminOf('hal', 'Hal'), adminOf('alix', 'Alix Premier')] };
    const side = /\/admins\/hal\/acts\?side=(?<side>by|on)$/u.exec(call)?.groups?.['side'];
    return side === 'by' || side === 'on' ? { items: [acts[side]], nextCursor: null } : undefined;
  });
  await showAt('/admin/admins/hal', AdminScreen, '/admin/admins/:adminId');
  await screen.findByRole('heading', { name: 'Journal des actes' });
  const by = panelOf('Journal des actes');
  const on = panelOf('Ce qui a été fait sur ce compte');
  await by.findByText('Administrateur désactivé');
  await on.findByText('Administrateur modifié');
  expect(by.queryByText('Administrateur modifié')).toBeNull();
  expect(on.queryByText('Administrateur désactivé')).toBeNull();
  expect(on.getByText(/Alix Premier/u)).toBeTruthy();
  expect(
    calls
      .map(([call]) => call)
      .filter((call) => call.includes('/acts'))
      .toSorted(),
  ).toEqual(['GET /admins/hal/acts?side=by', 'GET /admins/hal/acts?side=on']);
});
