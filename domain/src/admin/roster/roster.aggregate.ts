import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { RosterEvent } from '../admin.events.ts';
import type { AdminRole } from '../admin.vocabulary.ts';

/** `credentialId`: of the password they were created with; `passwordGiven`: another administrator chose it. Personal words are null once the administrator's key is destroyed. */
export type RosterEntry = Readonly<{
  status: 'active' | 'deactivated';
  adminId: string;
  role: AdminRole;
  emailHash: string;
  credentialId: string;
  passwordGiven: boolean;
  /** They were the first, of an installation with `newInstallationSettings`. */
  newInstallation: boolean;
  language: Language;
  email: string | null;
  fullname: string | null;
  createdAt: string;
  /** null: by the first link. */
  createdBy: string | null;
}>;

/** Every administrator by id. Rules over several of them – unique addresses, the last superadmin remains – are decided here. */
export type Roster = ReadonlyMap<string, RosterEntry>;

/** There is one. */
export const rosterId = 'roster';

const changed = (roster: Roster, adminId: string, change: Partial<RosterEntry>): Roster => {
  const entry = roster.get(adminId);
  return entry ? new Map(roster).set(adminId, { ...entry, ...change }) : roster;
};

export const roster: Aggregate<Roster, RosterEvent> = {
  category: 'admins',
  initial: new Map(),
  evolve: evolveWith<Roster, RosterEvent>({
    AdminCreated: (
      before,
      {
        adminId,
        role,
        emailHash,
        credentialId,
        language,
        createdAt,
        by,
        passwordGiven = false,
        newInstallation = false,
      },
      words,
    ) =>
      new Map(before).set(adminId, {
        status: 'active',
        adminId,
        role,
        emailHash,
        credentialId,
        passwordGiven,
        newInstallation,
        language,
        createdAt,
        createdBy: by,
        email: words?.email ?? null,
        fullname: words?.fullname ?? null,
      }),
    AdminEdited: (before, { adminId, emailHash }, words) =>
      changed(before, adminId, { emailHash, email: words?.email ?? null, fullname: words?.fullname ?? null }),
    AdminRoleChanged: (before, { adminId, role }) => changed(before, adminId, { role }),
    AdminDeactivated: (before, { adminId }) => changed(before, adminId, { status: 'deactivated' }),
    AdminReactivated: (before, { adminId }) => changed(before, adminId, { status: 'active' }),
  }),
  // Shared by all: each event is sealed for the administrator it is about.
  ownerOf: () => null,
};
