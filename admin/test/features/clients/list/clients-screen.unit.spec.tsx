// @vitest-environment happy-dom
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientsScreen } from '#features/clients/list/clients-screen.tsx';
import { showAt, stubAdminApi } from '#test/page.fixtures.tsx';

const at = '2026-01-02T09:00:00.000Z';
const rowOf = (place: number): ClientRow => ({
  clientId: `client-${place}`,
  firstname: 'Zélie',
  lastname: `${place}`,
  email: null,
  emailProved: false,
  phone: null,
  city: null,
  language: 'fr',
  referralCode: 'ABCD2345',
  standing: 'active',
  erasureDueAt: null,
  thoughts: 1,
  goals: 0,
  registeredAt: at,
  seenAt: at,
});
const pageOf = (items: number, total = items, isWhole = true) => ({
  items: Array.from({ length: items }, (_, place) => rowOf(place)),
  nextCursor: items < total || !isWhole ? 'next' : null,
  total,
  isWhole,
});

it.each([
  ['/admin/clients?q=zel', pageOf(1), '1 utilisateur'],
  ['/admin/clients?q=zel', pageOf(3), '3 utilisateurs'],
  ['/admin/clients', pageOf(25, 32), '1 à 25 sur 32'],
  ['/admin/clients?q=z', pageOf(25, 200, false), '1 à 25 sur plus de 200'],
  ['/admin/clients?after=c&page=1', pageOf(7, 32), '26 à 32 sur 32'],
  // Alone on the second page is not all there is.
  ['/admin/clients?after=c&page=1', pageOf(1, 26), '26 à 26 sur 26'],
])('%s is headed by what it shows', async (address, page, heading) => {
  const calls = stubAdminApi((call) => (call.startsWith('GET /clients') ? page : { items: [], isWhole: true }));
  await showAt(address, ClientsScreen);
  expect(await screen.findAllByRole('link', { name: /^Zélie/u })).toHaveLength(page.items.length);
  expect(screen.getByRole('status').textContent).toBe(heading);
  const sought = new URLSearchParams(address.split('?')[1]).get('q');
  const asked = calls.find(([call]) => call.startsWith('GET /clients'))?.[0] ?? '';
  expect(new URLSearchParams(asked.split('?')[1]).get('q')).toBe(sought);
});
