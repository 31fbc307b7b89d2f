import type { ClientSessionEnded } from '@ecrin/domain/client/client.events.ts';
import { endSession } from '@ecrin/domain/client/session/end-session.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOwner, removeDevicesOfSession } from '#notification/register-push-device.ts';
import { contextAboutClient } from './about-client.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications'>;
type Ending = Readonly<{ clientId: string; reason: ClientSessionEnded['data']['reason'] }>;

/** How many are open now. */
export const countSessions = async (
  { access }: Pick<ApiServices, 'access'>,
  clientId: string,
  now: string,
): Promise<number> => (await access.sessionsOf({ userType: 'client', userId: clientId }, now)).length;

/** Every session of a client: tokens, cookies, sockets and pushes. */
export const endAllSessions = async (
  services: Services,
  { clientId, reason }: Ending,
  context: CustomContext,
): Promise<void> => {
  const about = contextAboutClient(context, clientId);
  const { now } = context;
  for (const { sessionId } of await services.access.sessionsOf({ userType: 'client', userId: clientId }, now)) {
    await services.access.endSession(sessionId);
    await removeDevicesOfSession(services, { sessionId, reason: 'logged-out' }, deviceOwner(about));
    await services.execute({
      aggregate: session,
      id: sessionId,
      decide: endSession,
      input: { sessionId, endedBy: null, reason, now },
      context: about.command,
    });
  }
};
