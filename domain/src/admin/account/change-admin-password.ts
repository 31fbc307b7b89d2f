import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminPasswordChanged } from '../admin.events.ts';

/** `replaces`: the current credential at the time of the request. `createdWith`: the one the administrator was created with. */
export type ChangeAdminPassword = Actor &
  Readonly<{ adminId: string; credentialId: string; replaces: string; createdWith: string; now: string }>;

/** Of two concurrent changes only the first is accepted. */
export const changeAdminPassword = (
  { adminId, credentialId, replaces, createdWith, by, sessionId, device, now }: ChangeAdminPassword,
  admin: Admin,
): Decision<AdminPasswordChanged, 'general.changed-meanwhile'> => {
  const current = admin.credentialId ?? createdWith;
  if (current === credentialId) return nothingNew;
  if (current !== replaces) return refuse('general.changed-meanwhile');

  return [
    {
      type: 'AdminPasswordChanged',
      data: { adminId, credentialId, by, sessionId, changedAt: now, given: by !== adminId },
      private: { device },
    },
  ];
};
