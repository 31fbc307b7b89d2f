import { combineDecisions } from '#kernel/combine-decisions.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { AdminEdited, AdminRoleChanged } from '../admin.events.ts';
import type { AdminRole } from '../admin.vocabulary.ts';
import { isTaken } from './create-admin.ts';
import { isLastSuperadmin, requireSuperadmin } from './require-superadmin.ts';
import type { Roster, RosterEntry } from './roster.aggregate.ts';

/** null leaves it unchanged. */
export type EditAdmin = Actor &
  Readonly<{
    adminId: string;
    email: Readonly<{ address: string; hash: string }> | null;
    fullname: string | null;
    role: AdminRole | null;
    now: string;
  }>;
type Edited = AdminEdited | AdminRoleChanged;
type Refused = 'admin.not-found' | 'admin.email-taken' | 'admin.last-superadmin';

/** All given changes, or none. */
export const editAdmin = (
  command: EditAdmin,
  roster: Roster,
): Decision<Edited, Refused | 'admin.superadmin-required'> =>
  requireSuperadmin(roster, command, () => {
    const entry = roster.get(command.adminId);
    if (!entry) return refuse('admin.not-found');
    return combineDecisions<Edited, Refused>([editWords(command, entry, roster), changeRole(command, entry, roster)]);
  });

const editWords = (
  { adminId, by, sessionId, device, email, fullname, now }: EditAdmin,
  entry: RosterEntry,
  roster: Roster,
): Decision<AdminEdited, 'admin.email-taken'> => {
  const { address, hash } = email ?? { address: entry.email ?? '', hash: entry.emailHash };
  const name = fullname ?? entry.fullname ?? '';
  if (isTaken(roster, hash, adminId)) return refuse('admin.email-taken');
  if (address === entry.email && name === entry.fullname) return nothingNew;

  return [
    {
      type: 'AdminEdited',
      data: { adminId, emailHash: hash, by, sessionId, editedAt: now },
      private: { email: address, fullname: name, device },
    },
  ];
};

const changeRole = (
  { adminId, by, sessionId, device, role, now }: EditAdmin,
  entry: RosterEntry,
  roster: Roster,
): Decision<AdminRoleChanged, 'admin.last-superadmin'> => {
  if (role === null || role === entry.role) return nothingNew;
  if (isLastSuperadmin(roster, adminId)) return refuse('admin.last-superadmin');

  return [{ type: 'AdminRoleChanged', data: { adminId, role, by, sessionId, changedAt: now }, private: { device } }];
};
