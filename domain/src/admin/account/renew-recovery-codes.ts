import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminRecoveryCodesRenewed } from '../admin.events.ts';
import type { ConfirmSecondFactor } from './confirm-second-factor.ts';

/** `factorId`: the second factor they replace. */
export type RenewRecoveryCodes = ConfirmSecondFactor;

export const renewRecoveryCodes = (
  { adminId, factorId, sessionId, device, now }: RenewRecoveryCodes,
  admin: Admin,
): Decision<AdminRecoveryCodesRenewed, 'admin.no-second-factor'> => {
  if (admin.factorId !== factorId) return refuse('admin.no-second-factor');
  if (admin.codesRenewedAt === now) return nothingNew;

  return [{ type: 'AdminRecoveryCodesRenewed', data: { adminId, sessionId, renewedAt: now }, private: { device } }];
};
