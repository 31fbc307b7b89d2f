import { endSession } from '@ecrin/domain/client/session/end-session.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOwner, removeDevicesOfSession } from '#notification/register-push-device.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications'>;

export const endSessionRoute = (services: Services) =>
  commandRoute({
    method: 'delete',
    path: '/sessions/:sessionId',
    access: 'client',
    summary: 'Ends one session of the caller, on any device',
    params: z.object({ sessionId: z.string().max(64) }),
    answer: null,
    aggregate: session,
    id: ({ params }) => params.sessionId,
    input: ({ params }, { sessionId: endedBy, now }) => ({ ...params, reason: 'asked' as const, endedBy, now }),
    decide: endSession,
    // Its token, its cookie and its sockets.
    after: async (outcome, { params: { sessionId } }, context) => {
      if ('refused' in outcome) return;
      await services.access.endSession(sessionId);
      await removeDevicesOfSession(services, { sessionId, reason: 'logged-out' }, deviceOwner(context));
    },
    absent: 'client.session-not-found',
  });
