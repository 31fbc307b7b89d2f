import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import type { AdminSession } from './admin-session.aggregate.ts';
import type { AdminLoggedIn } from './admin.events.ts';

export type LogInAdmin = Readonly<{
  adminId: string;
  sessionId: string;
  secondStep: AdminLoggedIn['data']['secondStep'];
  device: string;
  now: string;
}>;

export const logInAdmin = (
  { adminId, sessionId, secondStep, device, now }: LogInAdmin,
  session: AdminSession,
): Decision<AdminLoggedIn> =>
  session.status === 'not-open'
    ? [{ type: 'AdminLoggedIn', data: { adminId, sessionId, secondStep, loggedInAt: now }, private: { device } }]
    : nothingNew;
