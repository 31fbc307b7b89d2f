import type { Session } from '@ecrin/contracts/client.ts';
import { logInClient } from '@ecrin/domain/client/log-in-client.ts';
import { session } from '@ecrin/domain/client/session.aggregate.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { keepSession, sessionMs } from './session-cookie.ts';

export const later = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString();

/** What both log-ins and renewals answer. */
export const sessionAnswer = async ({ tokens }: ApiServices, clientId: string, sessionId: string): Promise<Session> => ({
  token: await tokens.issue({ userId: clientId, userType: 'client', sessionId }),
  userType: 'client',
  userId: clientId,
});

/** What a device says of itself. */
export const deviceOf = ({ header }: Pick<CustomRequest<unknown, unknown, unknown>, 'header'>): string => (header('User-Agent') ?? '').slice(0, 200);

type Visit = Readonly<{ clientId: string; request: Pick<CustomRequest<unknown, unknown, unknown>, 'header'> }>;

/** Notes the visit in the client's history, then opens it. */
export const startSession = async (services: ApiServices, { clientId, request }: Visit, { command, newId, now }: CustomContext): Promise<Reply> => {
  const sessionId = newId();
  const device = deviceOf(request);
  await services.execute({
    aggregate: session, id: sessionId, decide: logInClient, input: { clientId, sessionId, device, now },
    context: { ...command, ownerId: clientId, actor: `client:${clientId}` },
  });
  const refreshToken = services.refresh.first();
  await services.access.openSession(
    { sessionId, userType: 'client', userId: clientId, device, createdAt: now, lastUsedAt: now, expiresAt: later(now, sessionMs) },
    services.refresh.hash(refreshToken),
  );
  return { json: await sessionAnswer(services, clientId, sessionId), headers: keepSession(services, refreshToken) };
};
