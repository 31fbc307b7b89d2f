import type { AdminRole } from '#admin/admin.vocabulary.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { addMs } from '#time/instant.ts';
import type { ExceptionalAccess } from './exceptional-access.aggregate.ts';
import type { ExceptionalAccessOpened } from './exceptional-access.events.ts';
import { exceptionalAccessMs, type ExceptionalCause } from './exceptional-access.vocabulary.ts';

export type OpenExceptionalAccess = Readonly<{
  accessId: string;
  clientId: string;
  by: string;
  role: AdminRole;
  sessionId: string;
  cause: ExceptionalCause;
  /** Other superadmins, who are told. */
  others: number;
  reason: string;
  now: string;
}>;

/** For fifteen minutes and one client. An access cannot be prolonged: the next one needs a reason of its own, and is told again. */
export const openExceptionalAccess = (
  { reason, now, ...granted }: OpenExceptionalAccess,
  access: ExceptionalAccess,
): Decision<ExceptionalAccessOpened, 'exceptional-access.already-opened'> => {
  if (access.status !== 'not-opened') {
    const isSame = access.clientId === granted.clientId && access.by === granted.by;
    return isSame ? nothingNew : refuse('exceptional-access.already-opened');
  }
  const data = { ...granted, openedAt: now, expiresAt: addMs(now, exceptionalAccessMs) };
  return [{ type: 'ExceptionalAccessOpened', data, private: { reason } }];
};
