import { endSession, type EndSession } from '@ecrin/domain/client/session/end-session.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOwner, removeDevicesOfSession } from '#notification/register-push-device.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications'>;

type Ending = Pick<EndSession, 'sessionId' | 'reason'>;

const recordSessionEnd = (
  { execute }: Pick<ApiServices, 'execute'>,
  ending: Ending,
  { command, sessionId: endedBy, now }: CustomContext,
) =>
  execute({
    aggregate: session,
    id: ending.sessionId,
    decide: endSession,
    input: { ...ending, endedBy, now },
    context: command,
  });

/** All of a client's sessions except the current one. */
export const endOtherSessions = async (
  services: Services,
  reason: Ending['reason'],
  context: CustomContext,
): Promise<void> => {
  const sessions = await services.access.sessionsOf({ userType: 'client', userId: context.clientId }, context.now);
  const others = sessions.filter(({ sessionId }) => sessionId !== context.sessionId);
  for (const { sessionId } of others) {
    await services.access.endSession(sessionId);
    await removeDevicesOfSession(services, { sessionId, reason: 'logged-out' }, deviceOwner(context));
    await recordSessionEnd(services, { sessionId, reason }, context);
  }
};

/** Every session of a client: tokens, cookies, sockets and pushes. In their own name, or by an administrator. */
export const endAllSessions = async (
  services: Services,
  { clientId, reason }: Readonly<{ clientId: string; reason: Ending['reason'] }>,
  context: CustomContext,
): Promise<void> => {
  const command = { ...context.command, ownerId: clientId };
  await endOtherSessions(services, reason, { ...context, clientId, command, sessionId: null });
};
