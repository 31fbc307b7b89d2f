import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { Admin } from '../admin.aggregate.ts';
import type { AdminSecondFactorConfirmed } from '../admin.events.ts';

/** A first code of it was verified. */
export type ConfirmSecondFactor = Omit<Actor, 'by'> & Readonly<{ adminId: string; factorId: string; now: string }>;

export const confirmSecondFactor = (
  { adminId, factorId, sessionId, device, now }: ConfirmSecondFactor,
  admin: Admin,
): Decision<AdminSecondFactorConfirmed> =>
  admin.factorId === factorId
    ? nothingNew
    : [
        {
          type: 'AdminSecondFactorConfirmed',
          data: { adminId, factorId, sessionId, confirmedAt: now },
          private: { device },
        },
      ];
