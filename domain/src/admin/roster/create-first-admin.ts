import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { AdminCreated } from '../admin.events.ts';
import type { Roster } from './roster.aggregate.ts';

export type CreateFirstAdmin = Readonly<{
  adminId: string;
  emailHash: string;
  email: string;
  fullname: string;
  credentialId: string;
  language: Language;
  device: string;
  now: string;
}>;

/** Creates a superadmin while there is no administrator at all: of two concurrent requests one succeeds. */
export const createFirstAdmin = (
  { adminId, emailHash, email, fullname, credentialId, language, device, now }: CreateFirstAdmin,
  roster: Roster,
): Decision<AdminCreated, 'admin.first-link-over'> => {
  if (roster.get(adminId)?.credentialId === credentialId) return nothingNew;
  if (roster.size > 0) return refuse('admin.first-link-over');

  return [
    {
      type: 'AdminCreated',
      data: {
        adminId,
        role: 'superadmin',
        emailHash,
        credentialId,
        language,
        by: null,
        sessionId: null,
        createdAt: now,
        newInstallation: true,
      },
      private: { email, fullname, device },
    },
  ];
};
