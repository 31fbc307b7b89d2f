import type { NewDevice } from '#client/client.events.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { AdminPasskeyEvent } from '#passkey/admin-passkey.events.ts';
import type { AdminRole } from './admin.vocabulary.ts';

// These names and fields are permanent: add, never rename. No secret is ever in an event: `credentialId` and `factorId` only refer to one.
// Private parts are sealed with the key of the administrator the event is about. `by`: the administrator who did it, null at the first start;
// `sessionId`: the session of the action, null where there was none yet; `device`: its user agent.

export type AdminCreated = DomainEvent<
  'AdminCreated',
  {
    adminId: string;
    role: AdminRole;
    emailHash: string;
    credentialId: string;
    language: Language;
    by: string | null;
    sessionId: string | null;
    createdAt: string;
    /** Chosen by another administrator: they have to choose their own first. Absent: not known, as before 2026-11. */
    passwordGiven?: boolean;
    /** Of the first one: the installation began with `newInstallationSettings`. Absent: it is older, or another one was first. */
    newInstallation?: true;
  },
  { email: string; fullname: string; device: string }
>;
export type AdminEdited = DomainEvent<
  'AdminEdited',
  { adminId: string; emailHash: string; by: string; sessionId: string | null; editedAt: string },
  { email: string; fullname: string; device: string }
>;
export type AdminRoleChanged = DomainEvent<
  'AdminRoleChanged',
  { adminId: string; role: AdminRole; by: string; sessionId: string | null; changedAt: string },
  { device: string }
>;
export type AdminDeactivated = DomainEvent<
  'AdminDeactivated',
  { adminId: string; by: string; sessionId: string | null; deactivatedAt: string },
  { device: string }
>;
export type AdminReactivated = DomainEvent<
  'AdminReactivated',
  { adminId: string; by: string; sessionId: string | null; reactivatedAt: string },
  { device: string }
>;

export type AdminLanguageChosen = DomainEvent<
  'AdminLanguageChosen',
  { adminId: string; language: Language; chosenAt: string },
  null
>;
/** `version` names the picture’s sealed blob, a hash of its bytes; null: removed. */
export type AdminPictureChanged = DomainEvent<
  'AdminPictureChanged',
  { adminId: string; version: string | null; changedAt: string },
  null
>;
/** `credentialId`: the new one. `given`: by another administrator, so that they have to choose their own first. */
export type AdminPasswordChanged = DomainEvent<
  'AdminPasswordChanged',
  { adminId: string; credentialId: string; by: string; sessionId: string | null; changedAt: string; given?: boolean },
  { device: string }
>;
/** From here on signing in requires a code; it replaces an earlier second factor. */
export type AdminSecondFactorConfirmed = DomainEvent<
  'AdminSecondFactorConfirmed',
  { adminId: string; factorId: string; sessionId: string | null; confirmedAt: string },
  { device: string }
>;
export type AdminSecondFactorRemoved = DomainEvent<
  'AdminSecondFactorRemoved',
  { adminId: string; by: string; sessionId: string | null; removedAt: string },
  { device: string }
>;
/** The earlier ones are void. */
export type AdminRecoveryCodesRenewed = DomainEvent<
  'AdminRecoveryCodesRenewed',
  { adminId: string; sessionId: string | null; renewedAt: string },
  { device: string }
>;
/** Instead of the authenticator. `left`: how many codes remain. */
export type AdminRecoveryCodeUsed = DomainEvent<
  'AdminRecoveryCodeUsed',
  { adminId: string; left: number; usedAt: string },
  { device: string }
>;

/** `secondStep`: what passed the second step, or a passkey, which needs no first one; null without one. `newDevice`: as for clients. */
export type AdminLoggedIn = DomainEvent<
  'AdminLoggedIn',
  {
    adminId: string;
    sessionId: string;
    secondStep: 'code' | 'recovery-code' | 'passkey' | null;
    loggedInAt: string;
    newDevice?: NewDevice;
  },
  { device: string }
>;
export type AdminLoggedOut = DomainEvent<
  'AdminLoggedOut',
  { adminId: string; sessionId: string; loggedOutAt: string },
  null
>;
/** Ended from another session. `endedBy`: that session; null when by the link of a mail. */
export type AdminSessionEnded = DomainEvent<
  'AdminSessionEnded',
  {
    adminId: string;
    sessionId: string;
    by: string;
    endedBy: string | null;
    reason: 'asked' | 'password-changed' | 'second-factor-changed' | 'deactivated' | 'not-me';
    endedAt: string;
  },
  { device: string }
>;

/** In the one stream `admins-roster`: who the administrators are and what they may, so that it is decided in one place. */
export type RosterEvent = AdminCreated | AdminEdited | AdminRoleChanged | AdminDeactivated | AdminReactivated;
/** In the stream `admin-<adminId>`. */
export type AdminAccountEvent =
  | AdminLanguageChosen
  | AdminPictureChanged
  | AdminPasswordChanged
  | AdminSecondFactorConfirmed
  | AdminSecondFactorRemoved
  | AdminRecoveryCodesRenewed
  | AdminRecoveryCodeUsed
  | AdminPasskeyEvent;
/** In the stream `adminsession-<sessionId>`. */
export type AdminSessionEvent = AdminLoggedIn | AdminLoggedOut | AdminSessionEnded;
export type AdminEvent = RosterEvent | AdminAccountEvent | AdminSessionEvent;
