import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { SessionEvent } from '../client.events.ts';

/** One visit on one device, from logging in to logging out or being ended from elsewhere. */
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
