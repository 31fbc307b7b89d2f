import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import { signOutClient } from '@ecrin/domain/client/session/sign-out-client.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOwner, removeDevicesOfSession } from '#notification/register-push-device.ts';
import { clearSessionCookie } from './session-cookie.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'https' | 'notifications'>;

export const signOutClientRoute = (services: Services) =>
  customRoute({
    method: 'delete',
    path: '/session',
    access: 'client',
    summary: 'Ends the session: its token, its cookie and its connections',
    params: z.object({}),
    handle: async (_request, context) => {
      const { sessionId, command, now } = context;
      if (sessionId === null) return { refused: 'general.unauthorized' };
      await services.access.endSession(sessionId);
      await removeDevicesOfSession(services, { sessionId, reason: 'logged-out' }, deviceOwner(context));
      await services.execute({
        aggregate: session,
        id: sessionId,
        decide: signOutClient,
        input: { sessionId, now },
        context: command,
      });
      return { empty: true, headers: clearSessionCookie(services, 'client') };
    },
  });
