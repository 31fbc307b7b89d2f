import { endSession } from '@ecrin/domain/client/end-session.ts';
import { logInClient } from '@ecrin/domain/client/log-in-client.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { session } from '@ecrin/domain/client/session.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/load-aggregate.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { deviceOf, openSession } from '../session/open-session.ts';

/** `credentialId`: the one whose password was given. */
type Visit = Readonly<{ clientId: string; credentialId: string; request: Pick<CustomRequest<unknown, unknown, unknown>, 'header'> }>;

/** Notes the visit in the client's history, then opens it. */
export const startSession = async (services: ApiServices, { clientId, credentialId, request }: Visit, { command, newId, now }: CustomContext): Promise<Reply> => {
  const sessionId = newId();
  const device = deviceOf(request);
  const own = { ...command, ownerId: clientId, actor: `client:${clientId}` };
  await services.execute({ aggregate: session, id: sessionId, decide: logInClient, input: { clientId, sessionId, device, now }, context: own });
  const opened = await openSession(services, { identity: { userId: clientId, userType: 'client', sessionId }, device, now });
  if (!(await isStillTheirs(services, clientId, credentialId))) {
    await services.access.endSession(sessionId);
    const input = { sessionId, endedBy: null, reason: 'password-changed', now } as const;
    await services.execute({ aggregate: session, id: sessionId, decide: endSession, input, context: { ...own, commandId: newId() } });
    return { refused: 'client.credentials-refused' };
  }
  return opened;
};

/** Looked up once the session is open: a password that changed meanwhile has ended those it saw, and must not miss this one. */
const isStillTheirs = async ({ events }: ApiServices, clientId: string, credentialId: string): Promise<boolean> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return state.status === 'registered' && state.credentialId === credentialId;
};
