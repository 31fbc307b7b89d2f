import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#thought/thought.vocabulary.ts';
import type { AdminAccountEvent } from './admin.events.ts';

/**
 * An administrator's own account. `credentialId`, `passwordGiven` and `language` null: still those they were created with; `factorId` null: no second factor.
 * `codesLeft` null: none of the recovery codes was used yet.
 */
export type Admin = Readonly<{
  adminId: string | null;
  credentialId: string | null;
  passwordGiven: boolean | null;
  factorId: string | null;
  language: Language | null;
  pictureVersion: string | null;
  codesRenewedAt: string | null;
  codesLeft: number | null;
}>;

export const admin: Aggregate<Admin, AdminAccountEvent> = {
  category: 'admin',
  initial: {
    adminId: null,
    credentialId: null,
    passwordGiven: null,
    factorId: null,
    language: null,
    pictureVersion: null,
    codesRenewedAt: null,
    codesLeft: null,
  },
  evolve: evolveWith<Admin, AdminAccountEvent>({
    AdminLanguageChosen: (before, { adminId, language }) => ({ ...before, adminId, language }),
    AdminPictureChanged: (before, { adminId, version }) => ({ ...before, adminId, pictureVersion: version }),
    AdminPasswordChanged: (before, { adminId, credentialId, given = false }) => ({
      ...before,
      adminId,
      credentialId,
      passwordGiven: given,
    }),
    AdminSecondFactorConfirmed: (before, { adminId, factorId }) => ({ ...before, adminId, factorId, codesLeft: null }),
    AdminSecondFactorRemoved: (before, { adminId }) => ({ ...before, adminId, factorId: null }),
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
