import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { expect, it } from 'vitest';
import { isLastSuperadmin, filterAndSortAdmins } from '#features/admins/list/admin-list.ts';

const row = (adminId: string, more: Partial<AdminRow> = {}): AdminRow => ({
  adminId,
  role: 'admin',
  fullname: adminId,
  email: `${adminId}@exemple.fr`,
  active: true,
  secondFactor: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: null,
  picture: null,
  sessions: 0,
  ...more,
});
const names = (rows: readonly AdminRow[]) => rows.map(({ adminId }) => adminId);

const zoe = row('zoe', { fullname: 'Zoé Petit', lastSeenAt: '2026-11-20T08:00:00.000Z' });
const elise = row('elise', { fullname: 'Élise Roy', email: 'roy@exemple.fr', lastSeenAt: '2026-11-21T08:00:00.000Z' });
const never = row('never', { fullname: null, email: null });

it('is sorted by name, regardless of accents, or by last activity', () => {
  expect(names(filterAndSortAdmins([zoe, elise], '', 'name'))).toEqual(['elise', 'zoe']);
  expect(names(filterAndSortAdmins([never, zoe, elise], '', 'seen'))).toEqual(['elise', 'zoe', 'never']);
});

it.each([
  ['elise', ['elise']],
  ['ZOÉ', ['zoe']],
  [' roy@ ', ['elise']],
  ['nobody', []],
])('finds « %s » in names and addresses', (sought, found) => {
  expect(names(filterAndSortAdmins([zoe, elise, never], sought, 'name'))).toEqual(found);
});

it('identifies the last superadmin: the only active one', () => {
  const [one, other] = [row('one', { role: 'superadmin' }), row('other', { role: 'superadmin' })];
  expect(isLastSuperadmin([one, zoe], 'one')).toBe(true);
  expect(isLastSuperadmin([one, other], 'one')).toBe(false);
  expect(isLastSuperadmin([one, { ...other, active: false }], 'one')).toBe(true);
  expect(isLastSuperadmin([one, { ...other, active: false }], 'other')).toBe(false);
  expect(isLastSuperadmin([one, zoe], 'zoe')).toBe(false);
});
