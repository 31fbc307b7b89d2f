import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { AdminDeactivated } from '../admin.events.ts';
import { isLastSuperadmin, requireSuperadmin } from './require-superadmin.ts';
import type { Roster } from './roster.aggregate.ts';

export type DeactivateAdmin = Actor & Readonly<{ adminId: string; now: string }>;

export const deactivateAdmin = (
  { adminId, by, sessionId, device, now }: DeactivateAdmin,
  roster: Roster,
): Decision<AdminDeactivated, 'admin.not-found' | 'admin.last-superadmin' | 'admin.superadmin-required'> =>
  requireSuperadmin(roster, { by }, () => {
    const entry = roster.get(adminId);
    if (!entry) return refuse('admin.not-found');
    if (entry.status === 'deactivated') return nothingNew;
    if (isLastSuperadmin(roster, adminId)) return refuse('admin.last-superadmin');

    return [{ type: 'AdminDeactivated', data: { adminId, by, sessionId, deactivatedAt: now }, private: { device } }];
  });
