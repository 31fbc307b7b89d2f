import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminLoggedOut } from '../admin.events.ts';
import type { AdminSession } from './admin-session.aggregate.ts';

export type SignOutAdmin = Readonly<{ sessionId: string; now: string }>;

export const signOutAdmin = ({ sessionId, now }: SignOutAdmin, session: AdminSession): Decision<AdminLoggedOut> =>
  session.status === 'open'
    ? [{ type: 'AdminLoggedOut', data: { adminId: session.adminId, sessionId, loggedOutAt: now }, private: null }]
    : nothingNew;
