import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientSessionEnded } from '../client.events.ts';
import type { Session } from './session.aggregate.ts';

export type EndSession = Readonly<
  { sessionId: string; now: string } & Pick<ClientSessionEnded['data'], 'endedBy' | 'reason'>
>;

/** From another device, or because the password changed. */
export const endSession = (
  { sessionId, endedBy, reason, now }: EndSession,
  session: Session,
): Decision<ClientSessionEnded, 'client.session-not-found'> => {
  if (session.status === 'not-open') return refuse('client.session-not-found');
  if (session.status === 'closed') return nothingNew;

  return [
    {
      type: 'ClientSessionEnded',
      data: { clientId: session.clientId, sessionId, endedBy, reason, endedAt: now },
      private: null,
    },
  ];
};
