import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminPictureChanged } from '../admin.events.ts';

/** `version` null: the avatar is drawn from the full name again. */
export type ChangeAdminPicture = Readonly<{ adminId: string; version: string | null; now: string }>;

export const changeAdminPicture = (
  { adminId, version, now }: ChangeAdminPicture,
  admin: Admin,
): Decision<AdminPictureChanged> =>
  admin.pictureVersion === version
    ? nothingNew
    : [{ type: 'AdminPictureChanged', data: { adminId, version, changedAt: now }, private: null }];
