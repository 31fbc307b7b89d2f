import { notMeRequest } from '@ecrin/contracts/client/security.ts';
import { endSession } from '@ecrin/domain/client/session/end-session.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { removeDevicesOfSession } from '#notification/register-push-device.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { commandAsClient } from '../command-as-client.ts';
import { readNotMeToken } from './not-me-token.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'keyedHash' | 'notifications'>;

export const notMeRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/not-me',
    access: 'public',
    summary: 'Ends the session that the link of a mail names, and nothing else; pressed again it answers the same',
    params: z.object({}),
    body: notMeRequest,
    handle: async ({ body: { token } }, context) => {
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const sessionId = readNotMeToken(services, token, context.now);
      if (sessionId === null) return { refused: 'client.not-me-refused' };
      // First, so that nothing is opened with it whatever becomes of the rest.
      await services.access.endSession(sessionId);
      await recordEnd(services, sessionId, context);
      return { empty: true };
    },
  });

const recordEnd = async (services: Services, sessionId: string, context: CustomContext): Promise<void> => {
  const { now } = context;
  const { state } = await loadAggregate(services.events, session, { id: sessionId });
  if (state.status === 'not-open') return;
  const { clientId: ownerId } = state;
  const command = commandAsClient(context, ownerId);
  await removeDevicesOfSession(
    services,
    { sessionId, reason: 'logged-out' },
    { ownerId, sessionId: null, now, command },
  );
  const input = { sessionId, endedBy: null, reason: 'not-me', now } as const;
  await services.execute({ aggregate: session, id: sessionId, decide: endSession, input, context: command });
};
