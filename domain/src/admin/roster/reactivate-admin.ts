import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminReactivated } from '../admin.events.ts';
import type { DeactivateAdmin } from './deactivate-admin.ts';
import { requireSuperadmin } from './require-superadmin.ts';
import type { Roster } from './roster.aggregate.ts';

export type ReactivateAdmin = DeactivateAdmin;

export const reactivateAdmin = (
  { adminId, by, sessionId, device, now }: ReactivateAdmin,
  roster: Roster,
): Decision<AdminReactivated, 'admin.not-found' | 'admin.superadmin-required'> =>
  requireSuperadmin(roster, { by }, () => {
    const entry = roster.get(adminId);
    if (!entry) return refuse('admin.not-found');
    if (entry.status === 'active') return nothingNew;

    return [{ type: 'AdminReactivated', data: { adminId, by, sessionId, reactivatedAt: now }, private: { device } }];
  });
