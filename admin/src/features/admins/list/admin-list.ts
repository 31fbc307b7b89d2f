import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';

export type AdminOrder = 'name' | 'seen';

/** Search key: without case and accents. */
const normalizeForSearch = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const byName = (one: AdminRow, other: AdminRow) => (one.fullname ?? '').localeCompare(other.fullname ?? '', 'fr');
const bySeen = (one: AdminRow, other: AdminRow) =>
  (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? '') || byName(one, other);

/** Administrators whose name or address contains the search, sorted by name or by last activity. */
export const filterAndSortAdmins = (admins: readonly AdminRow[], sought: string, order: AdminOrder) =>
  admins
    .filter(({ fullname, email }) =>
      normalizeForSearch(`${fullname ?? ''} ${email ?? ''}`).includes(normalizeForSearch(sought.trim())),
    )
    .toSorted(order === 'name' ? byName : bySeen);

/** Whether this is the only one who can manage administrators: such an account keeps its role and stays active. */
export const isLastSuperadmin = (admins: readonly AdminRow[], adminId: string) =>
  admins.some((admin) => admin.adminId === adminId && admin.role === 'superadmin' && admin.active) &&
  admins.filter(({ role, active }) => role === 'superadmin' && active).length === 1;
