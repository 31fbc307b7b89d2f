import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Actor } from '../actor.ts';
import type { AdminSessionEnded } from '../admin.events.ts';
import type { AdminSession } from './admin-session.aggregate.ts';

/** The actor's own session is `endedBy`. */
export type EndAdminSession = Readonly<{
  sessionId: string;
  actor: Actor;
  reason: AdminSessionEnded['data']['reason'];
  now: string;
}>;

/** From another device, by a superadmin, or because the password changed. */
export const endAdminSession = (
  { sessionId, actor, reason, now }: EndAdminSession,
  session: AdminSession,
): Decision<AdminSessionEnded, 'client.session-not-found'> => {
  if (session.status === 'not-open') return refuse('client.session-not-found');
  if (session.status === 'closed') return nothingNew;

  const { by, sessionId: endedBy, device } = actor;
  return [
    {
      type: 'AdminSessionEnded',
      data: { adminId: session.adminId, sessionId, by, endedBy, reason, endedAt: now },
      private: { device },
    },
  ];
};
