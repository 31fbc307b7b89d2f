import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminRecoveryCodeUsed } from '../admin.events.ts';

/** The store has consumed the code: nobody can use it again. */
export type UseRecoveryCode = Readonly<{ adminId: string; left: number; device: string; now: string }>;

export const useRecoveryCode = (
  { adminId, left, device, now }: UseRecoveryCode,
  admin: Admin,
): Decision<AdminRecoveryCodeUsed> =>
  admin.codesLeft === left
    ? nothingNew
    : [{ type: 'AdminRecoveryCodeUsed', data: { adminId, left, usedAt: now }, private: { device } }];
