import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { AdminSessionEvent } from '../admin.events.ts';

/** One session of an administrator on one device. */
export type AdminSession = Readonly<{ status: 'not-open' }> | Readonly<{ status: 'open' | 'closed'; adminId: string }>;

export const adminSession: Aggregate<AdminSession, AdminSessionEvent> = {
  category: 'adminsession',
  initial: { status: 'not-open' },
  evolve: evolveWith<AdminSession, AdminSessionEvent>({
    AdminLoggedIn: (_before, { adminId }) => ({ status: 'open', adminId }),
    AdminLoggedOut: (_before, { adminId }) => ({ status: 'closed', adminId }),
    AdminSessionEnded: (_before, { adminId }) => ({ status: 'closed', adminId }),
  }),
  ownerOf: (state) => (state.status === 'not-open' ? null : state.adminId),
};
