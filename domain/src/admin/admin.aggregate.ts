import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { withoutPasskey, withPasskey, withPasskeyName, type Passkeys } from '#passkey/passkeys.ts';
import type { AdminAccountEvent } from './admin.events.ts';

/**
 * An administrator's own account. `credentialId`, `passwordGiven` and `language` null: still those they were created with; `factorId` null: no second factor.
 * `codesLeft` null: none of the recovery codes was used yet. `accessGivenAt`: when another administrator last gave them a password or removed their second factor; null: never.
 */
export type Admin = Readonly<{
  adminId: string | null;
  credentialId: string | null;
  passwordGiven: boolean | null;
  factorId: string | null;
  passkeys: Passkeys;
  language: Language | null;
  pictureVersion: string | null;
  codesRenewedAt: string | null;
  codesLeft: number | null;
  accessGivenAt: string | null;
}>;

export const admin: Aggregate<Admin, AdminAccountEvent> = {
  category: 'admin',
  initial: {
    adminId: null,
    credentialId: null,
    passwordGiven: null,
    factorId: null,
    passkeys: [],
    language: null,
    pictureVersion: null,
    codesRenewedAt: null,
    codesLeft: null,
    accessGivenAt: null,
  },
  evolve: evolveWith<Admin, AdminAccountEvent>({
    AdminLanguageChosen: (before, { adminId, language }) => ({ ...before, adminId, language }),
    AdminPictureChanged: (before, { adminId, version }) => ({ ...before, adminId, pictureVersion: version }),
    AdminPasswordChanged: (before, { adminId, credentialId, changedAt, given = false }) => ({
      ...before,
      adminId,
      credentialId,
      passwordGiven: given,
      accessGivenAt: given ? changedAt : before.accessGivenAt,
    }),
    AdminSecondFactorConfirmed: (before, { adminId, factorId }) => ({ ...before, adminId, factorId, codesLeft: null }),
    // Another administrator opens a way in that was lost: with it go the passkeys.
    AdminSecondFactorRemoved: (before, { adminId, by, removedAt }) => ({
      ...before,
      adminId,
      factorId: null,
      passkeys: by === adminId ? before.passkeys : [],
      accessGivenAt: by === adminId ? before.accessGivenAt : removedAt,
    }),
    AdminPasskeyAdded: (before, { adminId, passkeyId, addedAt }, words) => ({
      ...before,
      adminId,
      passkeys: withPasskey(before.passkeys, { passkeyId, name: words?.name ?? null, addedAt }),
    }),
    AdminPasskeyRenamed: (before, { passkeyId }, words) => ({
      ...before,
      passkeys: withPasskeyName(before.passkeys, passkeyId, words?.name ?? null),
    }),
    AdminPasskeyRemoved: (before, { passkeyId }) => ({
      ...before,
      passkeys: withoutPasskey(before.passkeys, passkeyId),
    }),
    AdminRecoveryCodesRenewed: (before, { adminId, renewedAt }) => ({
      ...before,
      adminId,
      codesRenewedAt: renewedAt,
      codesLeft: null,
    }),
    AdminRecoveryCodeUsed: (before, { adminId, left }) => ({ ...before, adminId, codesLeft: left }),
  }),
  ownerOf: ({ adminId }) => adminId,
};
