import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminSecondFactorRemoved } from '../admin.events.ts';

export type RemoveSecondFactor = Actor & Readonly<{ adminId: string; now: string }>;

/** By another administrator it takes the passkeys along. */
export const removeSecondFactor = (
  { adminId, by, sessionId, device, now }: RemoveSecondFactor,
  admin: Admin,
): Decision<AdminSecondFactorRemoved> =>
  admin.factorId === null && (by === adminId || admin.passkeys.length === 0)
    ? nothingNew
    : [{ type: 'AdminSecondFactorRemoved', data: { adminId, by, sessionId, removedAt: now }, private: { device } }];
