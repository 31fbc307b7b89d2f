import type { NewDevice } from '#client/client.events.ts';
import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminLoggedIn } from '../admin.events.ts';
import type { AdminSession } from './admin-session.aggregate.ts';

export type SignInAdmin = Readonly<{
  adminId: string;
  sessionId: string;
  secondStep: AdminLoggedIn['data']['secondStep'];
  device: string;
  now: string;
  newDevice: NewDevice | null;
}>;

export const signInAdmin = (
  { adminId, sessionId, secondStep, device, now, newDevice }: SignInAdmin,
  session: AdminSession,
): Decision<AdminLoggedIn> =>
  session.status === 'not-open'
    ? [
        {
          type: 'AdminLoggedIn',
          data: { adminId, sessionId, secondStep, loggedInAt: now, ...(newDevice && { newDevice }) },
          private: { device },
        },
      ]
    : nothingNew;
