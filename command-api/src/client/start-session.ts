import type { Session } from '@ecrin/contracts/client.ts';
import { endSession } from '@ecrin/domain/client/end-session.ts';
import { logInClient } from '@ecrin/domain/client/log-in-client.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { session } from '@ecrin/domain/client/session.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/load-aggregate.ts';
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

/** `credentialId`: the one whose password was given. */
type Visit = Readonly<{ clientId: string; credentialId: string; request: Pick<CustomRequest<unknown, unknown, unknown>, 'header'> }>;

/** Notes the visit in the client's history, then opens it. */
export const startSession = async (services: ApiServices, { clientId, credentialId, request }: Visit, { command, newId, now }: CustomContext): Promise<Reply> => {
  const sessionId = newId();
  const device = deviceOf(request);
  const own = { ...command, ownerId: clientId, actor: `client:${clientId}` };
  await services.execute({ aggregate: session, id: sessionId, decide: logInClient, input: { clientId, sessionId, device, now }, context: own });
  const refreshToken = services.refresh.first();
  await services.access.openSession(
    { sessionId, userType: 'client', userId: clientId, device, createdAt: now, lastUsedAt: now, expiresAt: later(now, sessionMs) },
    services.refresh.hash(refreshToken),
  );
  if (!(await isStillTheirs(services, clientId, credentialId))) {
    await services.access.endSession(sessionId);
    const input = { sessionId, endedBy: null, reason: 'password-changed', now } as const;
    await services.execute({ aggregate: session, id: sessionId, decide: endSession, input, context: { ...own, commandId: newId() } });
    return { refused: 'client.credentials-refused' };
  }
  return { json: await sessionAnswer(services, clientId, sessionId), headers: keepSession(services, refreshToken) };
};

/** Looked up once the session is open: a password that changed meanwhile has ended those it saw, and must not miss this one. */
const isStillTheirs = async ({ events }: ApiServices, clientId: string, credentialId: string): Promise<boolean> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return state.status === 'registered' && state.credentialId === credentialId;
};
