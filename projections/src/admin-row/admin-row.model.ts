import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One administrator, under their own id. Words are null once their key is destroyed. */
export type AdminRowDocument = Readonly<{
  ownerId: string;
  role: AdminRole;
  fullname: string | null;
  email: string | null;
  active: boolean;
  /** An app that gives codes. */
  authenticator: boolean;
  passkeys: number;
  createdAt: string;
  lastSeenAt: string | null;
  pictureVersion: string | null;
}>;

export const adminRowModel: Model<AdminRowDocument> = {
  name: 'admin-row',
  version: 3,
  indexes: [['ownerId'], ['createdAt']],
};
