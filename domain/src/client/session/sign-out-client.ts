import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientLoggedOut } from '../client.events.ts';
import type { Session } from './session.aggregate.ts';

export type SignOutClient = Readonly<{ sessionId: string; now: string }>;

export const signOutClient = ({ sessionId, now }: SignOutClient, session: Session): Decision<ClientLoggedOut> =>
  session.status === 'open'
    ? [{ type: 'ClientLoggedOut', data: { clientId: session.clientId, sessionId, loggedOutAt: now }, private: null }]
    : nothingNew;
