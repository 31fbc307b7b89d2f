import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { SessionEvent } from '../client.events.ts';

/** On one device, from sign-in to sign-out or to being ended from another device. */
export type Session = Readonly<{ status: 'not-open' }> | Readonly<{ status: 'open' | 'closed'; clientId: string }>;

export const session: Aggregate<Session, SessionEvent> = {
  category: 'session',
  initial: { status: 'not-open' },
  evolve: evolveWith<Session, SessionEvent>({
    ClientLoggedIn: (_before, { clientId }) => ({ status: 'open', clientId }),
    ClientLoggedOut: (_before, { clientId }) => ({ status: 'closed', clientId }),
    ClientSessionEnded: (_before, { clientId }) => ({ status: 'closed', clientId }),
  }),
  ownerOf: (state) => (state.status === 'not-open' ? null : state.clientId),
};
