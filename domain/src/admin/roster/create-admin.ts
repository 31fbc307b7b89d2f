import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Actor } from '../actor.ts';
import type { AdminCreated } from '../admin.events.ts';
import type { AdminRole } from '../admin.vocabulary.ts';
import { requireSuperadmin } from './require-superadmin.ts';
import type { Roster } from './roster.aggregate.ts';

export type CreateAdmin = Actor &
  Readonly<{
    adminId: string;
    role: AdminRole;
    emailHash: string;
    email: string;
    fullname: string;
    credentialId: string;
    language: Language;
    now: string;
  }>;

export const createAdmin = (
  { by, sessionId, device, adminId, role, emailHash, email, fullname, credentialId, language, now }: CreateAdmin,
  roster: Roster,
): Decision<AdminCreated, 'admin.superadmin-required' | 'admin.already-exists' | 'admin.email-taken'> =>
  requireSuperadmin(roster, { by }, () => {
    const before = roster.get(adminId);
    if (before) return before.credentialId === credentialId ? nothingNew : refuse('admin.already-exists');
    if (isTaken(roster, emailHash, adminId)) return refuse('admin.email-taken');

    return [
      {
        type: 'AdminCreated',
        data: { adminId, role, emailHash, credentialId, language, by, sessionId, createdAt: now, passwordGiven: true },
        private: { email, fullname, device },
      },
    ];
  });

/** Whether another administrator has that address, deactivated ones included: they may be reactivated. */
export const isTaken = (roster: Roster, emailHash: string, adminId: string): boolean =>
  [...roster.values()].some((entry) => entry.emailHash === emailHash && entry.adminId !== adminId);
