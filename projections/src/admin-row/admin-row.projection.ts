import type { AdminEvent } from '@ecrin/domain/admin/admin.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { adminRowModel, type AdminRowDocument } from './admin-row.model.ts';

export const adminRowProjection = defineProjection<AdminRowDocument, AdminEvent>()({
  model: adminRowModel,
  documentId: ({ data }) => data.adminId,
  on: {
    AdminCreated: (_row, { adminId, role, createdAt }, words) => ({
      ownerId: adminId,
      role,
      fullname: words?.fullname ?? null,
      email: words?.email ?? null,
      active: true,
      authenticator: false,
      passkeys: 0,
      createdAt,
      lastSeenAt: null,
      pictureVersion: null,
    }),
    AdminEdited: (row, _data, words) =>
      row && { ...row, fullname: words?.fullname ?? null, email: words?.email ?? null },
    AdminRoleChanged: (row, { role }) => row && { ...row, role },
    AdminDeactivated: (row) => row && { ...row, active: false },
    AdminReactivated: (row) => row && { ...row, active: true },
    AdminLanguageChosen: (row) => row,
    AdminPictureChanged: (row, { version }) => row && { ...row, pictureVersion: version },
    AdminPasswordChanged: (row) => row,
    AdminSecondFactorConfirmed: (row) => row && { ...row, authenticator: true },
    AdminSecondFactorRemoved: (row, { adminId, by }) =>
      row && { ...row, authenticator: false, passkeys: by === adminId ? row.passkeys : 0 },
    AdminRecoveryCodesRenewed: (row) => row,
    AdminRecoveryCodeUsed: (row) => row,
    AdminPasskeyAdded: (row) => row && { ...row, passkeys: row.passkeys + 1 },
    AdminPasskeyRenamed: (row) => row,
    AdminPasskeyRemoved: (row) => row && { ...row, passkeys: row.passkeys - 1 },
    AdminLoggedIn: (row, { loggedInAt }) => row && { ...row, lastSeenAt: loggedInAt },
    AdminLoggedOut: (row, { loggedOutAt }) => row && { ...row, lastSeenAt: loggedOutAt },
    AdminSessionEnded: (row) => row,
  },
});
