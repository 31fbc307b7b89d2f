import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientLoggedIn, NewDevice } from '../client.events.ts';
import type { Session } from './session.aggregate.ts';

export type SignInClient = Readonly<{
  clientId: string;
  sessionId: string;
  device: string;
  now: string;
  newDevice: NewDevice | null;
}>;

export const signInClient = (
  { clientId, sessionId, device, now, newDevice }: SignInClient,
  session: Session,
): Decision<ClientLoggedIn> =>
  session.status === 'not-open'
    ? [
        {
          type: 'ClientLoggedIn',
          data: { clientId, sessionId, loggedInAt: now, ...(newDevice && { newDevice }) },
          private: { device },
        },
      ]
    : nothingNew;
