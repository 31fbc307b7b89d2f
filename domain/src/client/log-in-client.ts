import { nothingNew, type Decision } from '../kernel/event-sourcing.ts';
import type { ClientLoggedIn } from './client.events.ts';
import type { Session } from './session.aggregate.ts';

export type LogInClient = Readonly<{ clientId: string; sessionId: string; device: string; now: string }>;

export const logInClient = (
  { clientId, sessionId, device, now }: LogInClient,
  session: Session,
): Decision<ClientLoggedIn> =>
  session.status === 'not-open'
    ? [{ type: 'ClientLoggedIn', data: { clientId, sessionId, loggedInAt: now }, private: { device } }]
    : nothingNew;
