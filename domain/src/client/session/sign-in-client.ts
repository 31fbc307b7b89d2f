import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientLoggedIn } from '../client.events.ts';
import type { Session } from './session.aggregate.ts';

export type SignInClient = Readonly<{ clientId: string; sessionId: string; device: string; now: string }>;

export const signInClient = (
  { clientId, sessionId, device, now }: SignInClient,
  session: Session,
): Decision<ClientLoggedIn> =>
  session.status === 'not-open'
    ? [{ type: 'ClientLoggedIn', data: { clientId, sessionId, loggedInAt: now }, private: { device } }]
    : nothingNew;
