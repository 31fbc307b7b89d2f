import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { admin } from '#admin/admin.aggregate.ts';
import type { AdminCreated } from '#admin/admin.events.ts';
import type { AdminRole } from '#admin/admin.vocabulary.ts';
import { roster } from '#admin/roster/roster.aggregate.ts';
import { adminSession } from '#admin/session/admin-session.aggregate.ts';

export const now = '2026-01-02T08:00:00.000Z';
export const forRoster = specFor(roster);
export const forAdmin = specFor(admin);
export const forAdminSession = specFor(adminSession);

/** Alix is the actor. */
export const actor = { by: 'alix', sessionId: 'session-1', device: 'Firefox' } as const;
export const createdAt = '2026-01-01T08:00:00.000Z';

export const created = (adminId: string, role: AdminRole): AdminCreated => ({
  type: 'AdminCreated',
  data: {
    adminId,
    role,
    emailHash: `hash of ${adminId}`,
    credentialId: `credential of ${adminId}`,
    language: 'fr',
    by: null,
    sessionId: null,
    createdAt,
  },
  private: { email: `${adminId}@exemple.fr`, fullname: adminId, device: 'Firefox' },
});
export const alix = created('alix', 'superadmin');
export const basile = created('basile', 'superadmin');
export const chloe = created('chloe', 'admin');
